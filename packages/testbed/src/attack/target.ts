import { dirname, join } from 'node:path';
import type { StoreKind } from '@stolik/server';
import { launchOn } from '../launch.ts';
import { type Launch, ServerProcess } from '../server-process.ts';

/** How a server is set up for what is tried on it. */
export type Setting = 'proxied' | 'direct' | 'unlimited' | 'public';

const SETTINGS: Readonly<Record<Setting, Readonly<Record<string, string>>>> = {
  // The attack plays the proxy, so that each story comes from addresses of its own.
  proxied: { STOLIK_RATE_LIMITS: 'on', STOLIK_TRUST_PROXY: '1' },
  direct: { STOLIK_RATE_LIMITS: 'on' },
  // Whatever is sent is looked at.
  unlimited: { STOLIK_RATE_LIMITS: 'off' },
  public: { STOLIK_ORIGIN: 'https://stolik.example', STOLIK_TRUST_PROXY: '1' },
};

/** A name that leads nowhere, so that nothing leaves this machine. */
export const PUSH_SERVICE = 'push.attack.invalid';

/** Settings of whoever runs the attack must not become those of its servers. */
const NEUTRAL = {
  STOLIK_ORIGIN: '',
  STOLIK_TRUST_PROXY: '',
  STOLIK_PUSH_SERVICES: PUSH_SERVICE,
  STOLIK_BOT_THREADS: '1',
};

/** Of pino. */
const ERROR_LEVEL = 50;

/** A server under attack: one process, or several on the same PostgreSQL. */
export interface Besieged {
  readonly store: string;
  readonly nodes: readonly ServerProcess[];
  /** Of the first node. */
  readonly address: string;
  /** Of each node. */
  readonly addresses: readonly string[];
}

export interface TargetSetup {
  readonly kind: StoreKind;
  /** A fresh store; on SQLite each server gets one of its own beside it. */
  readonly store: string;
  readonly nodes: number;
  /** What is otherwise about its servers: another build, or defences that are down. */
  readonly changed?: Partial<Pick<Launch, 'script' | 'env'>>;
}

/** The servers of one attack, started when a story first asks for them. */
export class Target {
  readonly kind: StoreKind;
  readonly #setup: TargetSetup;
  readonly #servers = new Map<Setting, Promise<Besieged>>();
  readonly #nodes: ServerProcess[] = [];
  #troubles: string[] = [];
  #addresses = 0;

  constructor(setup: TargetSetup) {
    this.kind = setup.kind;
    this.#setup = setup;
  }

  server(setting: Setting): Promise<Besieged> {
    const server = this.#servers.get(setting) ?? this.#start(setting);
    this.#servers.set(setting, server);
    return server;
  }

  /** How a server of this setting is started. */
  launch(setting: Setting): Launch {
    const launch = launchOn(this.#storeOf(setting));
    const { changed } = this.#setup;
    return { ...launch, ...changed, env: { ...launch.env, ...NEUTRAL, ...SETTINGS[setting], ...changed?.env } };
  }

  /** An address that nobody in this attack has come from yet; only the server behind a proxy believes it. */
  freshAddress(): string {
    const n = ++this.#addresses;
    return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  }

  /** What went wrong with the servers since the last time: one ended, or wrote an error to its log. */
  takeTroubles(): string[] {
    const ended = this.#nodes.filter(({ isAlive }) => !isAlive).map(() => 'a server has ended');
    const troubles = [...ended, ...this.#troubles];
    this.#troubles = [];
    return troubles;
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#servers.values());
    await Promise.all(this.#nodes.map((node) => node.stop()));
  }

  async #start(setting: Setting): Promise<Besieged> {
    const count = setting === 'proxied' ? this.#setup.nodes : 1;
    const hear = (text: string) => this.#hear(text);
    const nodes = Array.from({ length: count }, () => new ServerProcess(this.launch(setting), hear));
    this.#nodes.push(...nodes);
    await Promise.all(nodes.map((node) => node.start()));
    const addresses = nodes.map(({ address }) => address);
    return { store: this.#storeOf(setting), nodes, address: addresses[0], addresses };
  }

  #storeOf(setting: Setting): string {
    const { kind, store } = this.#setup;
    if (kind === 'postgres') return store;
    // In a folder that the server makes itself.
    return `sqlite:${join(dirname(store.slice('sqlite:'.length)), setting, 'stolik.db')}`;
  }

  #hear(text: string): void {
    for (const line of text.split('\n')) {
      const trouble = troubleIn(line);
      if (trouble !== undefined) this.#troubles.push(`in the log: ${trouble}`);
    }
  }
}

interface LogLine {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message: string };
}

/** An error in the log, or something that should not be there at all, such as a stack trace. */
function troubleIn(line: string): string | undefined {
  if (line.trim() === '' || line.startsWith('Stolik is at ')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line) as LogLine;
    return level >= ERROR_LEVEL ? `${msg}: ${err?.message}` : undefined;
  } catch {
    return line;
  }
}
