import { type BotType, TYPES, type View } from '../rules/index.ts';
import { investorsOf, rowOf } from './cards.ts';

/**
 * The pieces that bring a line of the final count: `bot:2-3` is the third slot of round 2, `token:military-1` the first
 * investor of a type, `chip:1` the first chip. A type's investors come before the bots that they pay for.
 */
export function piecesCounted(view: View, seat: number, line: string): readonly string[] {
  const own = view.seats[seat];
  const [, round] = /^bot-(\d)$/.exec(line) ?? [];
  if (round) return plugged((bot, at) => bot.vp > 0 && at === Number(round));
  if (line === 'chips') return numbered('chip:', own.chips);
  const type = TYPES.find((one) => one === line);
  if (!type || own.lines[type] === 0) return [];
  return [...tokensOf(type), ...plugged((bot) => rowOf(view, bot.card).type === type)];

  function tokensOf(of: BotType): readonly string[] {
    return numbered(`token:${of}-`, investorsOf(own, of));
  }

  function plugged(
    isMeant: (bot: { readonly card: number; readonly vp: number }, round: number) => boolean,
  ): readonly string[] {
    return own.rounds.flatMap(({ bots }, at) =>
      bots.flatMap((bot, slot) => (bot && isMeant(bot, at + 1) ? [`bot:${at + 1}-${slot + 1}`] : [])),
    );
  }
}

function numbered(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
}
