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
