import type { Language } from '@stolik/core';
import type { Move, View } from '../../rules/index.ts';
import { TYPES } from '../../rules/index.ts';
import { count, text, words } from '../../text/index.ts';
import { investorsOf, rowOf } from '../cards.ts';
import { capital, fill, speechOf } from '../speech.ts';
import type { Parts } from './parts.ts';
import { exampleWords } from './words.ts';

/** Whoever sits on a seat of an example. */
export function nameOf(seat: number, language: Language): string {
  return fill(exampleWords[language].player, { n: seat + 1 });
}

/** A move in words. */
export function sayMove(move: Move, language: Language): string {
  const w = exampleWords[language];
  const { corners } = words[language];
  switch (move.do) {
    case 'agent': {
      const assistants = count(words[language], 'assistants', move.assistants);
      return fill(move.assistants > 0 ? w.agentWith : w.agent, { slot: move.slot, assistants });
    }
    case 'plug':
      return move.block === 'none'
        ? fill(w.plug, { slot: move.slot })
        : fill(w.plugBlocked, { slot: move.slot, block: corners[move.block] });
    default:
      return w[move.do];
  }
}

/** Everything that a scene draws, for whoever cannot see it. */
export function sayScene(view: View, seat: number, parts: Parts, language: Language): string {
  const w = exampleWords[language];
  const speech = speechOf(language);
  const names = view.seats.map((_, one) => nameOf(one, language));
  const own = view.seats[seat];
  const { dice, bots } = own.rounds.at(-1) ?? { dice: [], bots: [] };
  const said: string[] = [];
  const { factory, network } = parts;
  if (factory) {
    for (let slot = factory.from; slot <= factory.to; slot++) {
      const place = view.factory[slot - 1];
      said.push(
        `${fill(speech.words.factorySlot, { slot })}: ${speech.bot(rowOf(view, place.card))}; ${speech.pawns(place, names)}`,
      );
    }
    for (const investor of view.investors.slice(factory.from - 1, factory.to + 1))
      said.push(speech.investor(investor, names));
  }
  if (parts.hand && view.hand !== undefined) said.push(`${w.hand}: ${speech.bot(rowOf(view, view.hand))}`);
  if (network) {
    said.push(`${w.network}: ${dice.slice(network.from - 1, network.to + 1).join(', ')}`);
    for (let slot = network.from; slot <= network.to; slot++) {
      const bot = bots[slot - 1];
      const lies = bot ? speech.plugged(rowOf(view, bot.card), bot) : speech.words.empty;
      said.push(`${fill(speech.words.slot, { slot })}: ${lies}`);
    }
  }
  for (const one of parts.supply) said.push(`${names[one]}, ${w.supply}: ${saySupply(view.seats[one], language)}`);
  if (parts.order) {
    const stack = (seats: readonly number[]) => seats.map((one) => names[one]).join(', ') || w.nobodyYet;
    said.push(`${w.orderNow}: ${stack(view.order)}`, `${w.orderNext}: ${stack(view.next)}`);
  }
  if (parts.owned)
    for (const type of TYPES.filter((one) => investorsOf(own, one) > 0))
      said.push(
        fill(speech.words.standingOf, {
          type: words[language].types[type],
          investors: investorsOf(own, type),
          bots: own.bots[type],
          points: speech.points(own.lines[type]),
        }),
      );
  if (parts.chips) said.push(`${speech.words.chips}: ${own.chips}`);
  if (parts.standing) said.push(...view.seats.map(({ total }, one) => `${names[one]}: ${speech.points(total)}`));
  return said.map((part) => `${capital(part)}.`).join(' ');
}

/** Pawns that are left, in words. */
export function saySupply(own: { readonly agents: number; readonly assistants: number }, language: Language): string {
  const w = words[language];
  return `${count(w, 'agents', own.agents)}, ${count(w, 'assistants', own.assistants)}`;
}

/** A line of the score: of a bot only its slot, since there is one round in sight. */
export function sayLine(line: string, language: Language): string {
  const [, slot] = /^bot-\d-(\d)$/.exec(line) ?? [];
  return slot ? capital(fill(speechOf(language).words.slot, { slot })) : text[language].scoreLine(line);
}
