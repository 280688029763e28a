/** What a promise that never fails comes to, or this where it takes longer. */
export async function inTime<T>(coming: Promise<T>, longestMs: number, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), longestMs);
  });
  const came = await Promise.race([coming, tooLong]);
  clearTimeout(timer);
  return came;
}
