import { LEVELS } from '@stolik/bots';
import type { Pace } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { RatedChoice } from '../rating/RatedChoice.tsx';
import type { OnlineChoice } from './pace.ts';

const PACES = ['untimed', 'live', 'days'] as const;
const MINUTES = [1, 5, 10, 15, 20, 30, 60];
const INCREMENTS = [0, 5, 10, 20, 30, 60];
const DAYS = [1, 2, 3, 5, 7, 14];

interface OnlineChoicesProps {
  readonly choice: OnlineChoice;
  onChange(part: Partial<OnlineChoice>): void;
}

interface RateableProps extends OnlineChoicesProps {
  /** What follows from the choice. */
  readonly pace: Pace;
  /** Why it cannot be rated, if so. */
  readonly unrated: Parameters<typeof RatedChoice>[0]['problem'];
}

/** How fast it is played, and who finds it. */
export function OnlineChoices({ choice, pace, unrated, onChange }: RateableProps) {
  const { t } = useTranslation();
  const { visibility, rated, hints } = choice;
  const isRated = rated && !unrated;
  const isTimed = isRated || visibility === 'public';
  return (
    <div className="new-online">
      <Picker id="pace" label={t('where.pace')} value={pace.kind} onChange={(value) => onChange({ pace: value })}>
        {PACES.filter((kind) => !isTimed || kind !== 'untimed').map((kind) => [kind, t(`where.${kind}`)])}
      </Picker>
      <Picker
        id="visibility"
        label={t('where.visibility')}
        value={visibility}
        note={visibility === 'public' ? t('where.publicClock') : undefined}
        onChange={(value) => onChange({ visibility: value })}
      >
        {(['link', 'public'] as const).map((kind) => [kind, t(`where.${kind}`)])}
      </Picker>
      {pace.kind === 'live' && (
        <>
          <Picker
            id="minutes"
            label={t('where.minutes')}
            value={pace.minutes}
            onChange={(n) => onChange({ minutes: n })}
          >
            {MINUTES.map((n) => [n, `${n}`])}
          </Picker>
          <Picker
            id="increment"
            label={t('where.increment')}
            value={pace.increment}
            onChange={(n) => onChange({ increment: n })}
          >
            {INCREMENTS.map((n) => [n, `${n}`])}
          </Picker>
        </>
      )}
      {pace.kind === 'days' && (
        <Picker id="days" label={t('where.daysEach')} value={pace.days} onChange={(n) => onChange({ days: n })}>
          {DAYS.map((n) => [n, `${n}`])}
        </Picker>
      )}
      {!isRated && (
        <Picker id="hints" label={t('where.hints')} value={hints} onChange={(value) => onChange({ hints: value })}>
          {(['all', 'none'] as const).map((whose) => [whose, t(`where.hintsFor.${whose}`)])}
        </Picker>
      )}
      <RatedChoice value={rated} problem={unrated} onChange={(value) => onChange({ rated: value })} />
    </div>
  );
}

/** Who steps in for whoever leaves. */
export function StandIn({ choice: { standIn }, onChange }: OnlineChoicesProps) {
  const { t } = useTranslation();
  return (
    <Picker
      id="stand-in"
      label={t('where.standIn')}
      value={standIn}
      note={t(`bots.${standIn}.about`)}
      onChange={(level) => onChange({ standIn: level })}
    >
      {LEVELS.map((level) => [level, `${t(`bots.${level}.name`)}: ${t(`bots.${level}.level`)}`])}
    </Picker>
  );
}

interface PickerProps<T> {
  readonly id: string;
  readonly label: string;
  readonly value: T;
  /** Values and their words. */
  readonly children: readonly (readonly [T, string])[];
  /** What there is to know about the value. */
  readonly note?: string | undefined;
  onChange(value: T): void;
}

function Picker<T extends string | number>({ id, label, value, children, note, onChange }: PickerProps<T>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={note && `${id}-note`}
        onChange={({ target }) => {
          const chosen = children.find(([each]) => `${each}` === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {children.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {note && <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}
