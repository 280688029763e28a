/** A part of a film that differs from the frame before it, as the browser encoded it: a WebP image of its own. */
export interface Frame {
  readonly image: Buffer;
  /** Where it lies: even numbers, since the format keeps halves of them. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How long it is seen. */
  readonly milliseconds: number;
}

const ANIMATED = 0x02;
/** Drawn over the frame before it as it is, and left there. */
const KEPT = 0x02;
/** The header of a file: `RIFF`, its size and `WEBP`. */
const HEADER = 12;

/** An animated WebP that plays for ever: frames that are images already, in the container that the format asks for. */
export function animate(width: number, height: number, frames: readonly Frame[]): Buffer {
  const canvas = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), three(width - 1), three(height - 1)]);
  // No colour behind it, and no last time.
  const endless = Buffer.alloc(6);
  const body = [chunk('VP8X', canvas), chunk('ANIM', endless), ...frames.map(frameChunk)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]));
}

function frameChunk({ image, x, y, width, height, milliseconds }: Frame): Buffer {
  const head = [x / 2, y / 2, width - 1, height - 1, milliseconds].map(three);
  return chunk('ANMF', Buffer.concat([...head, Buffer.from([KEPT]), pictureIn(image)]));
}

/** The picture alone: browsers put a profile of its colours before it, which an animation has no place for. */
function pictureIn(image: Buffer): Buffer {
  for (let at = HEADER; at < image.length; ) {
    const size = image.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (image.toString('latin1', at, at + 4) === 'VP8 ') return image.subarray(at, next);
    at = next;
  }
  throw new Error('no picture was encoded');
}

/** A name, a size, and what is in it, filled up to an even number of bytes. */
function chunk(name: string, payload: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(payload.length);
  return Buffer.concat([Buffer.from(name), size, payload, Buffer.alloc(payload.length % 2)]);
}

function three(number: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(number, 0, 3);
  return bytes;
}
