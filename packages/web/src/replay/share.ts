import { cleanText, Match, printable, readInt, readList, readObject, readText } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { loadGame } from '../games.ts';
import type { TableRecord } from '../store/tables.ts';

/** The place of games that travel in their link instead of lying in this browser. */
export const SHARED = 'shared';

const FORMAT = 1;
/** Far more than any game needs, far less than a browser has. */
const MOST_BYTES = 4 * 1024 * 1024;
const LONGEST_NAME = 24;

/**
 * A finished game small enough for a link: seed and moves, from which everything else follows. It stands behind the
 * `#`, so it goes from browser to browser and to no server. Names are those that others are to read.
 */
export async function packGame({ log, seed }: TableRecord, names: readonly string[]): Promise<string> {
  const { game, version, options, entropy } = log.header;
  const plays = log.lines.flatMap((line) => {
    if ('setup' in line) return [];
    return 'retract' in line ? [[line.seat]] : [[line.seat, ...line.moves]];
  });
  const packed = { format: FORMAT, game, version, options, names, seed, entropy, plays };
  return toText(await pipe(new TextEncoder().encode(JSON.stringify(packed)), new CompressionStream('deflate-raw')));
}

/** The table of such a link. Throws where the link is damaged, or from other rules than this page has. */
export async function unpackGame(text: string): Promise<TableRecord> {
  const bytes = await pipe(fromText(text), new DecompressionStream('deflate-raw'));
  const packed = readObject(JSON.parse(new TextDecoder().decode(bytes)), 'game');
  readInt(packed.format, 'format', FORMAT, FORMAT);
  const version = readInt(packed.version, 'version', 1, 1_000_000);
  const { game } = await loadGame(readText(packed.game, 'game'), version);
  const names = readList(packed.names, 'names').map((name, i) => nameFrom(readText(name, `names[${i}]`), i));
  const seed = readText(packed.seed, 'seed');
  const entropy =
    packed.entropy === undefined
      ? undefined
      : readList(packed.entropy, 'entropy').map((text, i) => readText(text, `entropy[${i}]`));
  const source = verifiableSource(seed);
  const match = Match.begin(game, { seats: names.length, options: packed.options, source, entropy });
  for (const [i, play] of readList(packed.plays, 'plays').entries()) {
    const [seat, ...moves] = readList(play, `plays[${i}]`);
    const sat = readInt(seat, `plays[${i}][0]`, 0, names.length - 1);
    if (moves.length === 0) match.retract(sat);
    else match.play(sat, moves);
  }
  const sitters = names.map((name) => ({ kind: 'human', name }) as const);
  return { id: SHARED, sitters, log: match.log, seed, created: 0, updated: 0, isOver: match.isOver };
}

/** A name as a table would have taken it: the link may come from anybody. */
function nameFrom(text: string, seat: number): string {
  const shown = printable(cleanText(text)).replaceAll('\n', ' ');
  return [...shown].slice(0, LONGEST_NAME).join('') || `${seat + 1}`;
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  let left = MOST_BYTES;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      left -= chunk.length;
      if (left < 0) controller.error(new RangeError('the link holds more than any game'));
      else controller.enqueue(chunk);
    },
  });
  const stream = new Blob([bytes]).stream().pipeThrough(through).pipeThrough(bounded);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Base64 with the letters that links allow. */
function toText(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
