import { SeededChance } from '@stolik/core';
import type { Bot, BotGame } from './bot.ts';
import { type Budget, Meter } from './budget.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { countSeats, leadOf, playOut, standings, timeOf, worldOf } from './playout.ts';
import { type Edge, meet, Node, type Step, upperBound, walk } from './tree.ts';
import { type Turn, turnsOf } from './turn.ts';

export interface IsmctsSettings {
  readonly name: string;
  /** How many whole turns, the best at first sight, the root chooses from. */
  readonly breadth: number;
  readonly budget: Budget;
}

/** A lead of so many points is about three quarters of a sure win. */
const CLEAR_LEAD = 15;

/** A turn at the root. */
interface Branch extends Turn {
  readonly edge: Edge;
  points: number;
  lead: number;
}

/**
 * Information-set Monte Carlo tree search. Every iteration deals anew what the seat cannot see, so one tree serves all
 * worlds; the root chooses among whole turns, further down each seat's choices widen as they are visited. Replies are
 * remembered, which plain playouts do not do.
 */
export function ismcts<S, M, V>(
  playable: BotGame<S, M, V>,
  { name, breadth, budget: usual }: IsmctsSettings,
): Bot<V, M> {
  const { game } = playable;
  const heuristics = playable.heuristics();
  return {
    name,
    decide(v, seat, chance, budget = usual) {
      const s = game.imagine(v, seat, chance);
      const seed = chance.int(SEEDS);
      const question = { game, heuristics, seat, seed };
      const meter = new Meter(budget);
      const root = new Node();
      const seats = countSeats(game, s);
      const end = timeOf(question, s) + heuristics.horizon(seats);
      const branches = turnsOf(question, s)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, breadth)
        .map(branchOf);
      for (let run = 0; branches.length > 1 && meter.share < 1; run++) {
        for (const { edge } of branches) edge.chances++;
        const branch = branches.reduce((a, b) => (upperBound(b.edge) > upperBound(a.edge) ? b : a));
        const world = worldOf(question, s, new SeededChance(`${seed}/world/${run}`));
        const luck = new SeededChance(`${seed}/luck/${run}`);
        const steps: Step[] = [{ node: root, edge: branch.edge, seat }];
        // Who decides at the same time does not know which turn this is.
        const others = meet(question, root, world, game.actors(world) & ~(1 << seat), luck, steps);
        for (const a of branch.actions) game.apply(world, seat, a, luck);
        steps.push(...walk(question, branch.edge.child.other(others), world, luck, end));
        playOut(question, world, luck, end);
        const points = standings(heuristics, world, seats);
        branch.points += points[seat]!;
        branch.lead += leadOf(points, seat);
        for (const step of steps) {
          step.node.visits++;
          step.edge.visits++;
          step.edge.value += Math.tanh(leadOf(points, step.seat) / CLEAR_LEAD);
        }
        meter.spend();
      }
      const ranked = branches
        .sort((a, b) => b.edge.visits - a.edge.visits || b.worth - a.worth)
        .map(({ actions, worth, edge: { visits }, points, lead }) => ({
          actions,
          value: visits > 0 ? points / visits : worth,
          lead: visits > 0 ? lead / visits : worth,
        }));
      return decisionOf(game, s, seat, ranked);
    },
  };
}

function branchOf(turn: Turn): Branch {
  const edge = { visits: 0, value: 0, chances: 0, prior: turn.worth, child: new Node() };
  return { ...turn, edge, points: 0, lead: 0 };
}
