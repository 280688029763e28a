import { useNavigate, useParams } from '@tanstack/react-router';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { Rules } from './Rules.tsx';
import { useRulebook } from './use-rulebook.ts';
import { rulesWords } from './words.ts';

/** The rules of a game on a page of their own: what a link to one of them leads to. */
export function RulesPage() {
  const { game, unit } = useParams({ strict: false });
  const rulebook = useRulebook(game ?? '');
  const { language } = useSettings();
  const navigate = useNavigate();
  const heading = rulesWords[language].of.replace('{game}', titleOf(game ?? ''));
  useTitle(heading);
  if (!rulebook) return <Loading />;
  if (!game || rulebook === 'failed') return <TroublePage kind="noPage" />;
  return (
    <div className="rules-page">
      <h1>{heading}</h1>
      <Rules
        game={game}
        rulebook={rulebook}
        unit={unit}
        onUnit={(id) =>
          id === undefined
            ? navigate({ to: '/rules/$game', params: { game } })
            : navigate({ to: '/rules/$game/$unit', params: { game, unit: id } })
        }
      />
    </div>
  );
}
