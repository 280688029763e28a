import { LEVELS } from '@stolik/bots';
import type { Rungs } from '@stolik/facts';
import { Face } from '@stolik/games/ui/faces';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import './birds.css';
import { birdWords } from './words.ts';

/** Four birds: those that were beaten in their colours, the others as shadows, and the next with a ring. */
export function BirdRow({ rungs, size }: { readonly rungs: Rungs; readonly size: number }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const words = birdWords[language];
  return (
    <ul className="birds-row">
      {LEVELS.map((bird) => {
        const isBeaten = rungs.beaten.includes(bird);
        const name = t(`bots.${bird}.name`);
        return (
          <li key={bird} data-beaten={isBeaten || undefined} data-next={rungs.next === bird || undefined}>
            <Face bot={bird} size={size} />
            <span className="visually-hidden">{isBeaten ? words.beaten(name) : words.open(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}
