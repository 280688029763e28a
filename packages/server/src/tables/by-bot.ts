/** How the requests of bots begin. A page may call its own so too, and then its person has played nothing: to nobody's harm. */
const BY_BOT = 'bot-';

/** The request of a bot that knew of so many lines. */
export function botRequest(at: number): string {
  return `${BY_BOT}${at}`;
}

/** Whether a bot played it, for itself or in a person's seat: then the person has not. */
export function isByBot(request: string | undefined): boolean {
  return request?.startsWith(BY_BOT) ?? false;
}
