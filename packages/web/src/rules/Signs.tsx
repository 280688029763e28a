import { useSettings } from '../store/settings.ts';
import type { Rulebook } from './load.ts';
import './signs.css';

/** What a sign is called, and what it means: most are told as `Name: what it means.` */
const NAMED = /^([^.:]{1,44})[.:] (.+)$/s;

interface SignGroupsProps {
  readonly rulebook: Rulebook;
  readonly groups: readonly string[];
}

interface SignsProps {
  readonly rulebook: Rulebook;
  readonly group: string;
}

/** Where a group of signs stands on the page. */
const placeOf = (group: string) => `signs-${group}`;

/** The groups of a long page of signs, to jump to. */
export function SignGroups({ rulebook: { reference }, groups }: SignGroupsProps) {
  const { language } = useSettings();
  const { signGroups } = reference.words[language];
  return (
    <ul className="rules-sign-groups">
      {groups.map((group) => (
        <li key={group}>
          <button type="button" className="button" onClick={() => goTo(placeOf(group))}>
            {signGroups[group]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whoever types or listens goes on from there. The address stays: the page may lie over a game. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** A group of signs: each drawn large, with its name and a sentence. */
export function Signs({ rulebook: { reference, sign: Sign }, group }: SignsProps) {
  const { language, marks } = useSettings();
  const { signGroups, signs: meanings } = reference.words[language];
  return (
    <section className="rules-signs">
      <h3 id={placeOf(group)} tabIndex={-1}>
        {signGroups[group]}
      </h3>
      <ul>
        {reference.signs[group].map((sign) => {
          // What needs no explanation is only named.
          const [, name, sentence] = NAMED.exec(meanings[sign]) ?? ['', meanings[sign].replace(/\.$/, '')];
          return (
            <li key={sign}>
              <span className="rules-sign" aria-hidden="true">
                <Sign id={sign} language={language} marks={marks} />
              </span>
              <p>
                <b>{name}</b>
                {sentence && (
                  <>
                    <span className="visually-hidden">: </span>
                    <span>{capital(sentence)}</span>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
