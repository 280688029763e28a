/** A number that a server measures about itself. */
export async function metricOf(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}
