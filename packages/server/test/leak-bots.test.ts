import { describe, expect, test, vi } from 'vitest';
import { Table } from '../src/tables/table.ts';
import { type Phase, type Received, type ScriptSetup, writeScript } from './script.ts';
import { type Cast, difference, expectNoChance, otherHands, otherwise, seatOf, viewersOf, worlds } from './worlds.ts';

// Real bots play otherwise in another world, as they should: here they do what the test says, and only what they know or
// have sealed is another. What a bot is asked, and when, is held to the same as what a person is shown.

const { open, replay } = worlds();

/** In a long run the second round of plans is looked at too, and other window cards. */
const IS_LONG = process.env.STOLIK_LONG === '1';

interface Planning extends Cast {
  readonly name: string;
  readonly leaves?: ScriptSetup['leaves'];
  readonly most: number;
}

/** Plans of which one is a bot's: in its own seat, in one left with a step sealed, in one given up. */
const PLANNING: readonly Planning[] = [
  { name: 'its seat', game: 'smartphone', seats: 3, bots: [1], most: IS_LONG ? 90 : 1 },
  { name: 'somebody who is away', game: 'smartphone', seats: 3, bots: [], leaves: { seat: 2, as: 'away' }, most: 1 },
  { name: 'somebody who gave up', game: 'smartphone', seats: 3, bots: [], leaves: { seat: 2, as: 'resign' }, most: 1 },
];

describe.each(PLANNING)('a bot plans for $name', ({ name: _, leaves, most, ...cast }) => {
  /** The seat that a viewer knows all about. Whoever gave up has none. */
  const knownTo = (viewer: number) =>
    leaves?.as === 'resign' && leaves.seat === viewer ? undefined : seatOf(viewer, cast);
  /** What a viewer may compare: what the bot is asked belongs to its seat. */
  const seenBy = (viewer: number, { bot, ...rest }: Received): Received =>
    knownTo(viewer) === undefined ? rest : { ...rest, bot };

  test('and nobody learns what, how far it is, or that it has begun; nor does the bot learn of others', async () => {
    const script = await writeScript(await open(cast), { ...cast, seed: 'bots plan', most, leaves });
    const phases = new Set([script.phases[0], script.phases.at(-1) as Phase]);
    expect(phases.size).toBe(most > 1 ? 2 : 1);
    for (const phase of phases) {
      expect([...phase.plans.values()].filter(({ by }) => by !== 'person')).toHaveLength(1);
      expectNoChance(script, phase.received);
      for (const viewer of viewersOf(cast)) {
        const { received } = await replay(cast, otherwise(cast, phase, knownTo(viewer)));
        const [here, there] = [received, phase.received].map((all) => seenBy(viewer, all[viewer]));
        expect(difference(here, there)).toBeUndefined();
      }
    }
  });
});

describe('a bot, and a stand-in, play Sagrada', () => {
  const cast = { game: 'sagrada', seats: 3, bots: [1] };
  const leaves = { seat: 2, as: 'away' } as const;

  test('and nobody learns what they were dealt; nor do bots learn of others', async () => {
    const script = await writeScript(await open(cast), { ...cast, seed: 'bots place', most: 45, leaves });
    const byBots = script.beats.filter(({ answers = [] }) => answers.length > 0);
    expect(new Set(byBots.map(({ who }) => who))).toEqual(new Set([1, 2]));
    const { received } = await replay(cast, script.beats);
    expectNoChance(script, received);
    for (const viewer of viewersOf(cast)) {
      for (const hands of IS_LONG ? (['privates', 'cards'] as const) : (['privates'] as const)) {
        const other = await replay(cast, script.beats, { deal: otherHands(cast, script, viewer, hands) });
        expect(difference(other.received[viewer], received[viewer])).toBeUndefined();
      }
    }
  });
});

describe('it would be caught', () => {
  const cast = { game: 'smartphone', seats: 3, bots: [1] };
  const BOT = 1;

  /** Where what a viewer receives in the first phase parts from what it receives when others plan otherwise. */
  async function compare(viewer: number, page: string): Promise<string | undefined> {
    const { phases } = await writeScript(await open(cast), { ...cast, seed: 'planted', most: 1 });
    const { received } = await replay(cast, otherwise(cast, phases[0], seatOf(viewer, cast)));
    const [here, there] = [received, phases[0].received].map((all) => ({ [page]: all[viewer][page] }));
    return difference(here, there);
  }

  /** Lines of some seats are taken for public ones when they are kept. */
  function reveal(isShown: (seat: number) => boolean): void {
    const { isSecret } = Table.prototype;
    vi.spyOn(Table.prototype, 'isSecret').mockImplementation(function (this: Table, line) {
      return 'seat' in line && isShown(line.seat) ? false : isSecret.call(this, line);
    });
  }

  test('if a spectator were shown the view of a bot’s seat', async () => {
    const { look } = Table.prototype;
    vi.spyOn(Table.prototype, 'look').mockImplementation(function (this: Table, viewer) {
      return { ...look.call(this, viewer), view: look.call(this, viewer ?? BOT).view };
    });
    expect(await compare(cast.seats, 'main')).toContain('"layout"');
  });

  test('if the time of the last news told when a bot has sealed a step', async () => {
    reveal((seat) => seat === BOT);
    expect(await compare(0, 'http')).toContain('"updated":');
  });

  test('if the work of a bot began anew whenever somebody has sealed a step', async () => {
    reveal((seat) => seat !== BOT);
    expect(await compare(BOT, 'bot')).toContain('"since":');
  });
});
