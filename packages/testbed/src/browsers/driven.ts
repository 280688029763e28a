/** A point of what is seen of the page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A real browser with one page, driven from outside as a person's hand would. */
export interface DrivenBrowser {
  /** Which one it is, with its version. */
  readonly name: string;
  resize(size: Size): Promise<void>;
  open(address: string): Promise<void>;
  /** Runs a function in the page, which knows nothing but what it is given. */
  run<Args extends readonly unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Presses the main button of the mouse there and lets go. */
  press(point: Point): Promise<void>;
  /** What is seen, as PNG. */
  picture(): Promise<Buffer>;
  /** What its console called an error so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that may be on this machine. */
export interface BrowserKind {
  readonly name: string;
  /** What to install where it is not. */
  readonly install: string;
  isThere(): boolean;
  start(): Promise<DrivenBrowser>;
}

/** A function and what it is given as the text of an expression; what it says comes back as JSON. */
export function asExpression(inPage: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `JSON.stringify((${inPage})(...${JSON.stringify(args)}) ?? null)`;
}

/** The steps of a press, as both protocols write them. */
export function pressAt({ x, y }: Point): readonly unknown[] {
  const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ ...pointer, actions }];
}
