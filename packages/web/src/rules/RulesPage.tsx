import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { Cover } from './Cover.tsx';
import { RULES } from './links.ts';
import type { Rulebook } from './load.ts';
import { Rules } from './Rules.tsx';
import { Shelf } from './Shelf.tsx';
import { useRulebook } from './use-rulebook.ts';
import { rulesWords } from './words.ts';
import './book.css';

/** The rules on pages of their own: the shelf with every book, a book, or the rule in it that a link leads to. */
export function RulesPage() {
  const { game, unit } = useParams({ strict: false });
  return game === undefined ? <Shelf /> : <Opened key={game} game={game} unit={unit} />;
}

interface OpenedProps {
  readonly game: string;
  readonly unit: string | undefined;
}

function Opened({ game, unit }: OpenedProps) {
  const rulebook = useRulebook(game);
  if (!rulebook) return <Loading />;
  if (rulebook === 'failed') return <TroublePage kind="noPage" />;
  return <Book {...{ game, unit, rulebook }} />;
}

/** A book lies open on the table: in the dress of its world, with a cover over its contents. */
function Book({ game, unit, rulebook }: OpenedProps & { readonly rulebook: Rulebook }) {
  const { language } = useSettings();
  const navigate = useNavigate();
  const chapter = useLocation({ select: ({ hash }) => hash });
  const heading = rulesWords[language].of.replace('{game}', titleOf(game));
  const read = unit === undefined ? undefined : rulebook.reference.words[language].units[unit];
  useTitle(read ? `${read.title} - ${heading}` : heading);
  return (
    <div className="book" data-game={game} data-read={read ? true : undefined}>
      <Cover game={game} isSmall={read !== undefined} />
      <Rules
        {...{ game, rulebook, unit }}
        isPage
        chapter={chapter || undefined}
        onUnit={(id) => navigate({ to: RULES, params: { game, unit: id } })}
        onContents={(at) =>
          navigate({
            to: RULES,
            params: { game, unit: undefined },
            ...(at ? { hash: at, hashScrollIntoView: false } : {}),
          })
        }
      />
    </div>
  );
}
