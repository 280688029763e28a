import type { NewTable, Proposal, Resigning, TableInfo } from '@stolik/protocol/page';
import { ask, path } from './api.ts';
import { changeMe, goOnline, useOnline, whoAmI } from './connection.ts';
import { keepPledge, pledgeFor } from './pledges.ts';

/** Makes a table on the server, under this name. */
export async function makeTable(wanted: Omit<NewTable, 'entropy'>, name: string): Promise<TableInfo> {
  // Once is enough to know that nobody answers: who waits here wants to be told.
  if (useOnline.getState().me === undefined) await whoAmI();
  goOnline();
  await takeName(name);
  return withPledge((entropy) => ask('POST', '/tables', { ...wanted, entropy }));
}

/** Sits down under this name; what somebody chooses for themself, if anything is said about that. */
export async function sitDown(id: string, name: string, wish?: string | null): Promise<TableInfo> {
  await takeName(name);
  return withPledge((entropy) => ask('POST', path`/tables/${id}/seats`, { entropy, wish }));
}

/** What somebody at a table chooses for themself before the start. */
export function chooseWish(id: string, wish: string | undefined): Promise<TableInfo> {
  return ask('PUT', path`/tables/${id}/wish`, { wish: wish ?? null });
}

/** The table where the same people play again: found, or made. */
export function playAgain(id: string): Promise<TableInfo> {
  return withPledge((entropy) => ask('POST', path`/tables/${id}/rematch`, { entropy }));
}

/** What somebody at a table may do about their own seat. */
export function tellTable(id: string, verb: 'leave' | 'away' | 'back' | 'call' | 'close'): Promise<TableInfo> {
  return ask('POST', path`/tables/${id}/${verb}`);
}

/** Without a clock: a bot plays for somebody who keeps the others waiting, until they come back. */
export function letStandIn(id: string, seat: number): Promise<TableInfo> {
  return ask('POST', path`/tables/${id}/seats/${seat}/stand-in`);
}

/** Gives up, if that still means what somebody was told. */
export function giveUp(id: string, told: Resigning): Promise<TableInfo> {
  return ask('POST', path`/tables/${id}/resign`, { told });
}

/** Reminds those who are asked that somebody waits for them. */
export function remind(id: string): Promise<TableInfo> {
  return ask('POST', path`/tables/${id}/remind`);
}

/** Asks everybody to agree to something. */
export function propose(id: string, wanted: Pick<Proposal, 'kind' | 'for'>): Promise<TableInfo> {
  return ask('POST', path`/tables/${id}/proposal`, wanted);
}

/** Agrees to a proposal that was read, or declines it; whoever made it takes it back so. */
export function answerProposal(id: string, to: number, agrees: boolean): Promise<TableInfo> {
  return ask('POST', path`/tables/${id}/proposal/answer`, { to, agrees });
}

/** What the host makes of a seat before the start; whoever else sits there by now is left alone. */
export function changeSeat(
  { id, seats }: TableInfo,
  seat: number,
  to: { kind: 'open' } | { kind: 'bot'; level: string },
): Promise<TableInfo> {
  return ask('PUT', path`/tables/${id}/seats/${seat}`, { ...to, whose: seats[seat].name ?? null });
}

async function takeName(name: string): Promise<void> {
  const wanted = name.trim();
  if (wanted === '' || wanted === useOnline.getState().me?.name) return;
  await changeMe(() => ask('PATCH', '/me', { name: wanted }));
}

/** Adds luck of this browser's own, and remembers the server's promise. */
async function withPledge(request: (entropy: string) => Promise<TableInfo>): Promise<TableInfo> {
  const entropy = crypto.randomUUID();
  const info = await request(entropy);
  if (!pledgeFor(info.id)) keepPledge(info.id, { commitment: info.commitment, entropy });
  return info;
}
