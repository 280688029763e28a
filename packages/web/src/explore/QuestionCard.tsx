import { answersTo, type Cells, groupsOf, inReadingOrder, type Question, type QuestionText } from '@stolik/facts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeal } from '../new-table/deal.ts';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { DotChart } from '../story/DotChart.tsx';
import '../story/story.css';
import { exploreWords } from './words.ts';

/** As many answers are in sight at first. */
const FIRST = 12;

interface QuestionCardProps {
  readonly question: Question;
  readonly text: QuestionText;
  readonly cells: Cells;
  readonly seats: number;
  readonly game: string;
}

/** A question and what games say to it; it ends at a table. */
export function QuestionCard({ question, text, cells, seats, game }: QuestionCardProps) {
  const { language } = useSettings();
  const words = exploreWords[language];
  const id = useId();
  const groups = groupsOf(cells, question.id);
  const [chosen, setChosen] = useState<string>();
  const group = groups.find((each) => each === chosen) ?? groups[0] ?? '';
  const answers = answersTo(cells, question.id, seats, group);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const dots = inReadingOrder(answers, question).map((answer) => ({
    ...answer,
    id: answer.cell,
    name: text.cell(answer.cell),
    note: `${words.games(number.format(answer.games))} · ${words.winsOf(number.format(answer.wins))}`,
  }));
  const [best] = answers;
  return (
    <section className="story-card explore-card" aria-labelledby={id}>
      <h2 id={id}>{text.ask}</h2>
      <p className="me-note">{words.unit}</p>
      {text.group && groups.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-group`}>{words.within}</label>
          <select id={`${id}-group`} value={group} onChange={(event) => setChosen(event.target.value)}>
            {groups.map((each) => (
              <option key={each} value={each}>
                {text.group?.(each.slice(0, -1))}
              </option>
            ))}
          </select>
        </div>
      )}
      {answers.length < 2 ? <p>{words.few}</p> : <DotChart label={text.ask} dots={dots.slice(0, FIRST)} />}
      {answers.length > FIRST && (
        <details>
          <summary>{words.rest(answers.length - FIRST)}</summary>
          <DotChart label={text.ask} dots={dots.slice(FIRST)} />
        </details>
      )}
      {best && (
        <TryIt
          {...{ game, seats }}
          label={question.options ? words.tryWith(text.cell(best.cell)) : words.tryIt}
          options={question.options?.(`${group}${best.cell}`, seats) ?? {}}
        />
      )}
    </section>
  );
}

interface TryItProps {
  readonly game: string;
  readonly seats: number;
  readonly label: string;
  readonly options: unknown;
}

/** A table with these options, against the bird whose games these are. */
function TryIt({ game, seats, label, options }: TryItProps) {
  const { t } = useTranslation();
  const { deal, isDealing, hasFailed } = useDeal();
  const name = t('bots.hard.name');
  const birds = Array.from({ length: seats - 1 }, (_, i): Sitter => {
    return { kind: 'bot', name: i === 0 ? name : `${name} ${i + 1}`, bot: 'hard' };
  });
  return (
    <div className="row">
      <button
        type="button"
        className="button"
        disabled={isDealing}
        onClick={() => deal(game, [{ kind: 'human', name: t('setup.you') }, ...birds], options)}
      >
        {label}
      </button>
      {hasFailed && <p role="alert">{t('trouble.load')}</p>}
    </div>
  );
}
