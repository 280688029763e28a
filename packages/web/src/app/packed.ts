/** Far more than any game needs, far less than a browser has. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Anything small enough for a link. It stands behind the `#`, so it goes from browser to browser and to no server. */
export async function pack(json: unknown, most = MOST_BYTES): Promise<string> {
  return toText(await pipe(new TextEncoder().encode(JSON.stringify(json)), new CompressionStream('deflate-raw'), most));
}

/** What `pack` made a text of. Throws where the text is damaged, or holds more than `most` bytes. */
export async function unpack(text: string, most = MOST_BYTES): Promise<unknown> {
  const bytes = await pipe(fromText(text), new DecompressionStream('deflate-raw'), most);
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, most: number) {
  let left = most;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      left -= chunk.length;
      if (left < 0) controller.error(new RangeError('the link holds more than anything of ours'));
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
