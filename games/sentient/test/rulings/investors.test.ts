import { describe, expect, it } from 'vitest';
import { asks } from '../../cli/index.ts';
import { Table } from '../table.ts';

interface Layout {
  readonly order?: number[];
  readonly agents: number[][];
  readonly assistants?: number[][];
}

/** Who wins the tokens and the chips when the round ends with these pawns at the factory. */
function awards({ order, agents, assistants }: Layout) {
  const seats = agents.length;
  const t = new Table({
    seats,
    round: 3,
    step: 'end',
    turn: 5 * seats - 1,
    order,
    next: agents.map((_, seat) => seat),
    agents,
    assistants,
  }).play('end', []);
  const told = t.told('investor');
  return { token: told.map(({ token }) => token), chip: told.map(({ chip }) => chip), t };
}

const NONE = [0, 0, 0, 0];

describe('investors', () => {
  it('R11 count agents and assistants at both neighbours, at the ends at one', () => {
    const t = new Table({ agents: [[1, 0, 0, 1], NONE], assistants: [[2, 0, 0, 0], NONE] });
    expect(t.view().investors.map(({ influence }) => influence[0])).toEqual([3, 3, 0, 1, 1]);
  });

  it('R11 do not count assistants that block', () => {
    const position = { step: 'end', agents: [[0, 1, 0, 0], NONE], bots: ['5:both . . .', '. . . .'] } as const;
    const t = new Table({ ...position, agents: [[0, 1, 0, 0], NONE], bots: [...position.bots] });
    expect(t.view().investors.map(({ influence }) => influence[0])).toEqual([0, 1, 1, 0, 0]);
    expect(t.view().seats[0].assistants).toBe(3);
  });

  it('R12 need one influence: alone the chip is lost, with nobody both are', () => {
    const { token, chip, t } = awards({ agents: [[1, 0, 0, 0], NONE, NONE] });
    expect(token).toEqual([0, 0, null, null, null]);
    expect(chip).toEqual([null, null, null, null, null]);
    expect(t.view().lost).toBe(3);
    expect(t.view().seats.map(({ chips }) => chips)).toEqual([0, 0, 0]);
  });

  it('R13 go to influence before agents, for both places', () => {
    const { token, chip } = awards({
      agents: [
        [2, 0, 0, 0],
        [1, 0, 0, 0],
        [1, 0, 0, 0],
      ],
      assistants: [NONE, [2, 0, 0, 0], NONE],
    });
    expect([token[0], chip[0]]).toEqual([1, 0]);
  });

  it('R13 go to adjacent agents between equals, for both places', () => {
    const first = awards({
      agents: [
        [1, 0, 0, 0],
        [2, 0, 0, 0],
      ],
      assistants: [[1, 0, 0, 0], NONE],
    });
    expect([first.token[0], first.chip[0]]).toEqual([1, 0]);
    const second = awards({
      agents: [
        [1, 0, 0, 0],
        [2, 0, 0, 0],
        [3, 0, 0, 0],
      ],
      assistants: [[1, 0, 0, 0], NONE, NONE],
    });
    expect([second.token[0], second.chip[0]]).toEqual([2, 1]);
  });

  it("R13 go last to this round's stack, not the next one's", () => {
    const agents = [
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const { token, chip } = awards({ agents, order });
      expect([token[0], chip[0]]).toEqual(order.slice(0, 2));
    }
  });

  it('R32 pay a chip of 1 to every second place, as many as there are', () => {
    const { t } = awards({
      agents: [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
      assistants: [[1, 1, 1, 1], NONE],
    });
    expect(t.score(1).lines.chips).toBe(5);
    expect(t.score(0).lines.chips).toBe(0);
    expect(t.view().seats[0].tokens).toEqual({ information: 1, transport: 1, industry: 1, military: 1, service: 1 });
  });

  it('say how the race stands before it is over', () => {
    const t = new Table({
      agents: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
      ],
      assistants: [NONE, [0, 1, 0, 0]],
    });
    expect(t.view().investors.map(({ token, chip }) => [token, chip])).toEqual([
      [0, undefined],
      [1, 0],
      [1, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

// Red is seat 0, White 1, Yellow 2.
const EXAMPLE = { token: [2, 0, 0, 2, 1], chip: [0, 1, 1, 0, 2] };

/** Every layout that the text of the example allows: the assistants of each, and Red's agents. */
// biome-ignore format: a row a layout
const LAYOUTS: [red: string, redAssistants: string, whiteAssistants: string, yellowAssistants: string][] = [
  ['1111', '2000', '2000', '2001'],
  ['1111', '2001', '2001', '2002'],
  ['1111', '2002', '2002', '2003'],
  ['1111', '2010', '2001', '2002'],
  ['1111', '2010', '1101', '2012'],
  ['1111', '2011', '2002', '2003'],
  ['1111', '2020', '2002', '2003'],
  ['1120', '2000', '2000', '2001'],
  ['1120', '2000', '1100', '2011'],
  ['1120', '2010', '2001', '2002'],
  ['1120', '2010', '1101', '2012'],
  ['1120', '2020', '2002', '2003'],
];

describe('the example of the rulebook', () => {
  it.each(LAYOUTS)('awards its five investors: Red %s with %s, White with %s, Yellow with %s', (red, ...assistants) => {
    const slots = (text: string) => [...text].map(Number);
    const { token, chip } = awards({ agents: [red, '1102', '2011'].map(slots), assistants: assistants.map(slots) });
    expect({ token, chip }).toEqual(EXAMPLE);
  });

  it('is what the engine answers', () => {
    const agents = { red: [1, 1, 1, 1], white: [1, 1, 0, 2], yellow: [2, 0, 1, 1] };
    const assistants = { red: [2, 0, 0, 0], white: [2, 0, 0, 0], yellow: [2, 0, 0, 1] };
    expect(asks['sentient.investors']({ order: ['red', 'white', 'yellow'], agents, assistants })).toEqual({
      token: ['yellow', 'red', 'red', 'yellow', 'white'],
      chip: ['red', 'white', 'white', 'red', 'yellow'],
    });
    const alone = { order: ['red', 'white'], agents: { red: [1, 0, 0, 0] } };
    expect(asks['sentient.investors'](alone)).toEqual({
      token: ['red', 'red', null, null, null],
      chip: [null, null, null, null, null],
    });
  });
});
