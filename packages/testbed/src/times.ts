/** Milliseconds, sorted. */
export type Times = readonly number[];

export function sorted(times: readonly number[]): Times {
  return times.toSorted((a, b) => a - b);
}

/** The value that so large a share of the times does not exceed. */
export function percentile(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/** What is said of times: the middle and what one in a hundred exceeds, in milliseconds with one decimal. */
export function summaryOf(times: Times): { readonly p50: number; readonly p99: number } {
  return { p50: rounded(percentile(times, 0.5)), p99: rounded(percentile(times, 0.99)) };
}

export function rounded(n: number): number {
  return Math.round(n * 10) / 10;
}
