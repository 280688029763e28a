/** What is said several times in a row is said once, with how often. */
export function withoutRepeats(sentences: readonly string[]): string[] {
  const runs: { readonly sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.sentence === sentence) last.times++;
    else runs.push({ sentence, times: 1 });
  }
  return runs.map(({ sentence, times }) => (times === 1 ? sentence : `${sentence.replace(/\.$/, '')} (${times}×).`));
}

/** Sentences about the same somebody name them once: "Owl: 1 progress. An office." */
export function asOne(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const name = first.slice(0, first.indexOf(': ') + 2);
  return sentences
    .map((sentence, i) => (i > 0 && sentence.startsWith(name) ? withoutName(sentence) : sentence))
    .join(' ');
}

/** What was done, without who did it. */
export function withoutName(sentence: string): string {
  const deed = sentence.slice(sentence.indexOf(': ') + 2);
  return deed[0].toUpperCase() + deed.slice(1);
}
