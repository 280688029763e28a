// Reed-Solomon over the field of 256 that QR codes use: its polynomial is x^8 + x^4 + x^3 + x^2 + 1.

const EXP = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : EXP[LOG[a] + LOG[b]];
}

/** What is added to a block so that it can be read though a part of it is lost. */
export function correctionOf(block: readonly number[], count: number): number[] {
  const divisor = divisorOf(count);
  const rest: number[] = Array(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((part, i) => {
      rest[i] ^= times(part, factor);
    });
  }
  return rest;
}

/** The product of (x - 2^i), without its leading 1. */
function divisorOf(count: number): number[] {
  const divisor: number[] = [...Array(count - 1).fill(0), 1];
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      divisor[j] = times(divisor[j], EXP[i]) ^ (divisor[j + 1] ?? 0);
    }
  }
  return divisor;
}
