/**
 * A list of equal numbers, as states are made of. `new Array(length).fill(value)` would do, but engines go on suspecting
 * holes in what was made so, and look for them whenever it is read.
 */
export function listOf(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
