import { SeededChance } from '@stolik/core';
import { openStore, recount, type Store } from '@stolik/server';
import { countDrifted, countLost, countOverpaid, countVerified, type Outage } from './audit.ts';
import { Crowd, type CrowdSetup } from './crowd.ts';
import { type Launch, ServerProcess } from './server-process.ts';

export interface ChaosSetup extends CrowdSetup {
  /** The servers, all on the same store. */
  readonly launches: readonly Launch[];
  readonly store: string;
  readonly kills: number;
  /** Moves that are acknowledged from one kill to the next: a server that nobody plays on has nothing to lose. */
  readonly movesBetween: number;
  onProgress?(kills: number, acknowledged: number): void;
}

export interface ChaosResult {
  readonly kills: number;
  /** Moves that a server said were kept. */
  readonly acknowledged: number;
  /** Those that are not in the log. */
  readonly lost: number;
  /** Tables that were begun. */
  readonly begun: number;
  /** Tables that did not come to an end. */
  readonly stuck: number;
  /** Tables whose whole chance was computed again from the seed. */
  readonly verified: number;
  /** Tables whose record disagrees with their log. */
  readonly drifted: number;
  /** Clocks that gained time beyond that in which no server lived. */
  readonly overpaid: number;
  /** Games that were rated. */
  readonly rated: number;
  /** What the ratings have otherwise than when they are made anew. */
  readonly misrated: number;
}

/** Lets guests play random games while the servers are killed again and again, and looks whether anything was lost. */
export async function runChaos(setup: ChaosSetup): Promise<ChaosResult> {
  const nodes = setup.launches.map((launch) => new ServerProcess(launch));
  await Promise.all(nodes.map((node) => node.start()));
  const crowd = new Crowd(setup, nodes);
  const outages: Outage[] = [];
  try {
    await crowd.arrive();
    const played = crowd.play();
    await Promise.race([played, killAgainAndAgain(setup, nodes, crowd, outages)]);
    const stuck = await crowd.end(played);
    const store = await openStore(setup.store);
    try {
      const { tables, kept } = crowd;
      return {
        kills: setup.kills,
        acknowledged: kept.length,
        lost: await countLost(store, kept),
        begun: tables.length,
        stuck,
        verified: await countVerified(store, tables),
        drifted: await countDrifted(store, tables),
        overpaid: await countOverpaid(store, tables, outages),
        ...(await auditRatings(store)),
      };
    } finally {
      await store.close();
    }
  } finally {
    crowd.leave();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function auditRatings(store: Store): Promise<Pick<ChaosResult, 'rated' | 'misrated'>> {
  const { counted, differences } = await recount(store);
  return { rated: counted, misrated: differences.seats + differences.ratings + differences.unrated };
}

async function killAgainAndAgain(
  { kills, movesBetween, seed, onProgress }: ChaosSetup,
  nodes: readonly ServerProcess[],
  crowd: Crowd,
  outages: Outage[],
): Promise<void> {
  const chance = new SeededChance(`${seed}/kills`);
  for (let i = 1; i <= kills; i++) {
    // Some more or less, so that kills come at all kinds of moments.
    await crowd.hasMoved(movesBetween + chance.int(movesBetween));
    const node = nodes[chance.int(nodes.length)];
    const from = Date.now();
    await node.kill();
    onProgress?.(i, crowd.kept.length);
    await node.start();
    if (nodes.length === 1) outages.push({ from, to: Date.now() });
  }
}
