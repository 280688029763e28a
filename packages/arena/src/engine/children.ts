/** Ends a program and whatever it has started. One that has ended is no mistake. */
export function endChild(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Programs that threads have started. They are ended with the run, also when somebody interrupts it. */
export class Children {
  readonly #pids = new Set<number>();

  add(pid: number): void {
    if (this.#pids.size === 0) for (const signal of SIGNALS) process.on(signal, this.#leave);
    this.#pids.add(pid);
  }

  end(): void {
    for (const signal of SIGNALS) process.off(signal, this.#leave);
    for (const pid of this.#pids) endChild(pid);
    this.#pids.clear();
  }

  readonly #leave = (signal: NodeJS.Signals): void => {
    this.end();
    process.kill(process.pid, signal);
  };
}
