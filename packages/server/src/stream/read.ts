import { StolikError } from '@stolik/core';
import { ClientFrame, Id } from '@stolik/protocol';

/** A request, or why it is none; whoever waits for an answer is told to what, wherever that can be read. */
export type Reading =
  | { readonly frame: ClientFrame }
  | { readonly frame?: undefined; readonly id?: string; readonly error: StolikError };

/** Reads what a page sent; `undefined` stands for bytes. */
export function readFrame(text: string | undefined): Reading {
  if (text === undefined) return { error: new StolikError('bad-frame', 'frames are text') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: new StolikError('bad-json', 'the frame is not JSON') };
  }
  const id = Id.safeParse((json as { readonly id?: unknown } | null)?.id).data;
  // The store could not keep it, and no honest page sends it.
  if (text.includes('\\u0000')) return { id, error: new StolikError('bad-frame', 'a frame must not hold U+0000') };
  const { success, data, error } = ClientFrame.safeParse(json);
  if (success) return { frame: data };
  const [issue] = error.issues;
  const field = issue.path.join('.') || 'do';
  return { id, error: new StolikError('bad-field', `${field}: ${issue.message}`, { field }) };
}

/** What a frame that is not read calls itself, as our pages write it. */
export function idIn(text: string): string | undefined {
  return /"id":"([A-Za-z0-9_-]{1,64})"/.exec(text)?.[1];
}
