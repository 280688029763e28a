import { useSettings } from '../store/settings.ts';
import { type RatingWords, ratingWords } from './words.ts';

export function useRatingWords(): RatingWords {
  return ratingWords[useSettings(({ language }) => language)];
}
