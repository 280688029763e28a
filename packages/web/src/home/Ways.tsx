import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { canBeAlone } from '../boxes.ts';

/** Drawn on a square of 20. */
const SIGNS = {
  friends:
    'M7 9a3 3 0 1 0-.01 0M1.500 17q0-6 5.500-6t5.500 6M13 8.500a2.500 2.500 0 1 0-1-4.800M14.500 11q4 .500 4 5.500',
  pass: 'M6.500 1.500h7v17h-7zM9 15.800h2M3.500 6.500 1 9l2.500 2.500M16.500 6.500 19 9l-2.500 2.500',
  learn: 'M1 7.500 10 3.500l9 4-9 4zM5 9.500v4q5 3.500 10 0v-4M17.500 8.500v5',
  rules: 'M10 5.500q-3.500-2.500-8-2v12.500q4.500-.500 8 2 3.500-2.500 8-2V3.500q-4.500-.500-8 2zM10 5.500V18',
  more: 'M3.500 10h.01M10 10h.01M16.500 10h.01',
  alone: 'M10 9.500a3.500 3.500 0 1 0-.01 0M3.500 18q0-6.500 6.500-6.500t6.500 6.500',
};

interface WaysProps {
  readonly game: string;
  /** Whether the lesson is offered here: not where it already has a button of its own. */
  readonly hasLesson: boolean;
}

/** Other ways into a game than at once against a bot. */
export function Ways({ game, hasLesson }: WaysProps) {
  const { t } = useTranslation();
  const to = { to: '/new/$game', params: { game } } as const;
  return (
    <div className="home-ways">
      <Link {...to} search={{ seats: 2, where: 'online' }} {...named(t('home.withFriends'))}>
        <Sign name="friends" /> <span>{t('home.friends')}</span>
      </Link>
      <Link {...to} search={{ seats: 2, people: 2 }} {...named(t('home.passAndPlay'))}>
        <Sign name="pass" /> <span>{t('home.pass')}</span>
      </Link>
      {canBeAlone(game) && (
        <Link {...to} search={{ seats: 1, people: 1 }} {...named(t('home.alone'))}>
          <Sign name="alone" /> <span>{t('home.alone')}</span>
        </Link>
      )}
      {hasLesson && (
        <Link to="/learn/$lesson" params={{ lesson: game }} {...named(t('home.learn'))}>
          <Sign name="learn" /> <span>{t('home.lesson')}</span>
        </Link>
      )}
      <Link to="/rules/{-$game}/{-$unit}" params={{ game }} {...named(t('table.rules'))}>
        <Sign name="rules" /> <span>{t('table.rules')}</span>
      </Link>
      <Link {...to} search={{}} className="home-all" {...named(t('home.more'))}>
        <Sign name="more" /> <span>{t('home.others')}</span>
      </Link>
    </div>
  );
}

/** What is seen may be short; what is heard, and shown to a pointer that rests, is not. */
function named(words: string) {
  return { 'aria-label': words, title: words };
}

function Sign({ name }: { readonly name: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
