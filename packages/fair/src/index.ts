import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, type ChanceSource, forkSource, type Header, type Log, UNDRAWN, UNTAGGED } from '@stolik/core';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Chance that can be checked afterwards. The header commits to SHA-256(seed) before anything is drawn; every outcome is
 * HMAC-SHA256(seed, hash of the log so far, its number in the line), so whoever deals cannot choose it, players' entropy
 * in the header moves all of it, and once the seed is revealed anybody can compute the whole game again.
 */
export function verifiableSource(seed: string): ChanceSource {
  return {
    commitment: digest(seed),
    digest,
    next: (log) => new HmacChance(seed, hashOf(log)),
  };
}

/**
 * The same for duplicate games: every outcome is HMAC-SHA256(seed, tag, how many of that tag came before), so tables with
 * one seed are dealt alike whatever was played, and by whom, in between. Players' entropy moves nothing here.
 */
export function fairDuplicateSource(seed: string): ChanceSource {
  const key = utf8ToBytes(seed);
  return {
    commitment: digest(seed),
    chance: 'by-tag',
    digest,
    next: (_, before = UNDRAWN) => {
      const drawn = new Map(before);
      return {
        int: (n, tag = UNTAGGED) => {
          const k = drawn.get(tag) ?? 0;
          drawn.set(tag, k + 1);
          return evenly(n, key, `tag ${tag}/${k}`);
        },
      };
    },
  };
}

/** The chance of a log whose seed is known: as its header says that it was drawn. */
export function sourceOf({ chance, fork }: Header, seed: string): ChanceSource {
  return forkSource(fork, chance === 'by-tag' ? fairDuplicateSource(seed) : verifiableSource(seed));
}

/** The chain's last link: it covers the header and every line. */
function hashOf({ header, lines }: Log): string {
  const last = lines.at(-1);
  if (!last) return digest(JSON.stringify(header));
  if (last.hash === undefined) throw new Error(`line ${last.seq} has no hash, so the next would draw what others drew`);
  return last.hash;
}

class HmacChance implements Chance {
  readonly #key: Uint8Array;
  readonly #context: string;
  #drawn = 0;

  constructor(seed: string, context: string) {
    this.#key = utf8ToBytes(seed);
    this.#context = context;
  }

  int(n: number): number {
    return evenly(n, this.#key, `${this.#context}/${this.#drawn++}`);
  }
}

/** A number below n from the hash of a text, all of them as likely. */
function evenly(n: number, key: Uint8Array, text: string): number {
  // The largest multiple of n: numbers above it would favour small outcomes, so they are drawn again.
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let retry = 0; ; retry++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${text}/${retry}`));
    const word = ((bytes[0]! << 24) | (bytes[1]! << 16) | (bytes[2]! << 8) | bytes[3]!) >>> 0;
    if (word < limit) return word % n;
  }
}
