import { SeededChance, type Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { type Budget, Meter } from './budget.ts';
import { decisionOf, SEEDS } from './decision.ts';
import { countSeats, leadOf, playOut, standings, timeOf, worldOf } from './playout.ts';
import { type Edge, Node, promise, type Step, walk } from './tree.ts';
import { type Look, type Plan, plansOf } from './turn.ts';

export interface IsmctsSettings {
  readonly name: string;
  /** How many whole turns, the best at first sight, the root chooses from. */
  readonly width: number;
  readonly budget: Budget;
}

/** A lead of so many points is about three quarters of a sure win. */
const CLEAR_LEAD = 15;

/** A turn at the root. */
interface Branch extends Plan {
  readonly edge: Edge;
  points: number;
  lead: number;
}

/**
 * Information-set Monte Carlo tree search. Every iteration deals anew what the seat cannot see, so one tree serves all
 * worlds; the root chooses among whole turns, further down each seat's choices widen as they are visited. Replies are
 * remembered, which plain playouts do not do.
 */
export function ismcts(sense: Sense, { name, width, budget: usual }: IsmctsSettings): Bot {
  return {
    name,
    decide(game, v, seat, chance, budget = usual) {
      const s = game.imagine(v, seat, chance);
      const seed = chance.int(SEEDS);
      const look: Look<typeof s> = { game, seat, sense, seed };
      const meter = new Meter(budget);
      const root = new Node();
      const seats = countSeats(game, s);
      const end = timeOf(game, sense, s) + sense.horizon(seats);
      const branches = plansOf(look, s)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, width)
        .map((plan) => branchOf(root, plan));
      for (let run = 0; branches.length > 1 && meter.share < 1; run++) {
        for (const { edge } of branches) edge.chances++;
        const branch = branches.reduce((a, b) => (promise(b.edge) > promise(a.edge) ? b : a));
        const world = worldOf(game, sense, s, seat, new SeededChance(`${seed}/world/${run}`));
        const luck = new SeededChance(`${seed}/luck/${run}`);
        for (const a of branch.actions) game.apply(world, seat, a, luck);
        const steps: Step[] = [{ node: root, edge: branch.edge, seat }];
        steps.push(...walk(game, sense, branch.edge.child, world, luck, end));
        playOut(game, sense, world, luck, end);
        const points = standings(sense, world, seats);
        branch.points += points[seat];
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

function branchOf(root: Node, plan: Plan): Branch {
  const key = plan.actions.join(' ');
  const child = root.other(key);
  return { ...plan, edge: { visits: 0, value: 0, chances: 0, prior: plan.worth, child }, points: 0, lead: 0 };
}
