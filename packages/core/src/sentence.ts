/** Puts words into a sentence: `say` has what stands for each `{name}` of it. */
export function fillIn(sentence: string, say: (name: string) => unknown): string {
  return sentence.replace(/\{([^}]+)\}/g, (_, name: string) => String(say(name)));
}
