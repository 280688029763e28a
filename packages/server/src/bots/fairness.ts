import { Shares } from './shares.ts';

/** Whose table a bot is to play at. */
export interface Whose {
  readonly host: string;
  /** From where the table was made; its host where that is not known. */
  readonly network: string;
}

/**
 * Who is next. Guests cost nothing, so networks share the bots first, and the hosts of each share what it gets: whoever
 * has many tables, under however many names, delays nobody elsewhere.
 */
export class Fairness {
  readonly #networks = new Shares();
  readonly #hosts = new Shares();

  /** Somebody's bot has thought for so long. */
  add({ host, network }: Whose, had: number, now: number): void {
    this.#networks.add(network, had, now);
    this.#hosts.add(host, had, now);
  }

  /** So many of those who wait, where bots think for these already; of equals the first. */
  choose<W extends Whose>(waiting: readonly W[], working: Iterable<Whose>, most: number, now: number): W[] {
    const atWork = { networks: new Map<string, number>(), hosts: new Map<string, number>() };
    const begin = ({ host, network }: Whose) => {
      atWork.networks.set(network, (atWork.networks.get(network) ?? 0) + 1);
      atWork.hosts.set(host, (atWork.hosts.get(host) ?? 0) + 1);
    };
    for (const one of working) begin(one);
    const weightOf = ({ host, network }: Whose) => [
      atWork.networks.get(network) ?? 0,
      this.#networks.of(network, now),
      atWork.hosts.get(host) ?? 0,
      this.#hosts.of(host, now),
    ];
    const left = [...waiting];
    const chosen: W[] = [];
    while (chosen.length < most && left.length > 0) {
      const next = left.reduce((best, one) => (isLighter(weightOf(one), weightOf(best)) ? one : best));
      left.splice(left.indexOf(next), 1);
      chosen.push(next);
      begin(next);
    }
    return chosen;
  }
}

/** Whether the first weight that differs is less. */
function isLighter(weight: readonly number[], other: readonly number[]): boolean {
  const first = weight.findIndex((one, i) => one !== other[i]);
  return first >= 0 && weight[first] < other[first];
}
