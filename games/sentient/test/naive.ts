// The rules once more, slowly and in words: what the fast tables and sums must agree with. Nothing of theirs is used.

/** Whether, or for how many points, a bot's card says so: written down from the glossary, a line a condition. */
const CONDITIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  lt: (left, right) => Number(left < right),
  gt: (left, right) => Number(right < left),
  le: (left, right) => Number(!(left > right)),
  ge: (left, right) => Number(!(left < right)),
  eq: (left, right) => Number(left === right),
  evenOdd: (left, right) => Number([2, 4, 6].includes(left) && [1, 3, 5].includes(right)),
  oddEven: (left, right) => Number([1, 3, 5].includes(left) && [2, 4, 6].includes(right)),
  sumOdd: (left, right) => Number([3, 5, 7, 9, 11].includes(left + right)),
  sumEven: (left, right) => Number([2, 4, 6, 8, 10, 12].includes(left + right)),
  bothOdd: (left, right) => Number([left, right].every((die) => [1, 3, 5].includes(die))),
  bothEven: (left, right) => Number([left, right].every((die) => [2, 4, 6].includes(die))),
  'sumOutside 4 10': (left, right) => Number([2, 3, 4, 10, 11, 12].includes(left + right)),
  'sumEq 7': (left, right) => Number(left + right === 7),
  'diffEq 1': (left, right) => Number(left === right + 1 || right === left + 1),
  'diffEq 2': (left, right) => Number(left === right + 2 || right === left + 2),
  'sumLe 5': (left, right) => Number([2, 3, 4, 5].includes(left + right)),
  'sumGe 9': (left, right) => Number([9, 10, 11, 12].includes(left + right)),
  'formula lower-1': (left, right) => [left, right].sort()[0] - 1,
  'formula higher-2': (left, right) => [left, right].sort()[1] - 2,
  'formula sum-6': (left, right) => left + right - 6,
  'formula 7-higher': (left, right) => 7 - [left, right].sort()[1],
  'formula 5-lower': (left, right) => 5 - [left, right].sort()[0],
  'formula 8-sum': (left, right) => 8 - left - right,
};

interface Bot {
  readonly condition: Readonly<Record<string, unknown>>;
  readonly vp: unknown;
}

export function naivePoints({ condition, vp }: Bot, left: number, right: number): number {
  if (condition.op === 'match') {
    const { one, both } = vp as { one: number; both: number };
    return [0, one, both][[left, right].filter((die) => die === condition.value).length];
  }
  const result = CONDITIONS[Object.values(condition).join(' ')](left, right);
  if (vp === 'formula') return result > 0 ? result : 0;
  return result * (vp as number);
}

/** What a seat may type: with nothing done yet, with a bot in hand, or when it is plugged in. */
export function naiveMoves(
  doing: { readonly left: string; readonly right: string } | 'end' | undefined,
  network: readonly number[],
  supply: number,
  hasPassed: boolean,
): string[] {
  if (doing === 'end') return ['end'];
  const slots = [1, 2, 3, 4];
  if (doing) {
    const [left, right] = [doing.left !== '=', doing.right !== '='];
    return slots
      .filter((slot) => network[slot - 1] === 0)
      .flatMap((slot) => [
        `plug ${slot}`,
        ...(left && supply >= 1 ? [`plug ${slot} block left`] : []),
        ...(right && supply >= 1 ? [`plug ${slot} block right`] : []),
        ...(left && right && supply >= 2 ? [`plug ${slot} block both`] : []),
      ]);
  }
  const spare = [1, 2, 3, 4, 5].filter((number) => number <= supply);
  const agents = slots.flatMap((slot) => [`agent ${slot}`, ...spare.map((n) => `agent ${slot} with ${n}`)]);
  return hasPassed ? agents : ['pass', ...agents];
}

/** A die after the corner of a bot. */
export function naiveDie(die: number, corner: string): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const step = { '+': 1, '-': 5, '=': 0 }[corner] ?? 0;
  return faces[(faces.indexOf(die) + step) % faces.length];
}

/** Who wins an investor and who its chip: the players in a row, best first, without those who have no pawn beside it. */
export function naiveAward(
  position: number,
  order: readonly number[],
  agents: readonly (readonly number[])[],
  assistants: readonly (readonly number[])[],
): [token: number | null, chip: number | null] {
  const slots = [position - 1, position].filter((slot) => slot >= 0 && slot <= 3);
  const pawns = (kind: readonly (readonly number[])[], seat: number) =>
    slots.map((slot) => kind[seat][slot]).reduce((sum, number) => sum + number, 0);
  const ranking = order
    .map((seat, place) => ({ seat, place, agents: pawns(agents, seat), assistants: pawns(assistants, seat) }))
    .filter((player) => player.agents + player.assistants >= 1)
    .sort((a, b) => b.agents + b.assistants - (a.agents + a.assistants) || b.agents - a.agents || a.place - b.place);
  return [ranking[0]?.seat ?? null, ranking[1]?.seat ?? null];
}
