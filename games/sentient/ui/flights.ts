import { type Choreography, glide, roll } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

/** How bots and dice move. A bot is found by its number, wherever it was: in the factory or in somebody's hand. */
export const flights: Choreography<Event> = {
  from: ['card'],
  fly(event, { root, was, find }) {
    switch (event.type) {
      case 'agent':
        return glide(was(`card:${event.card}`), find('hand:', '.sentient-bot'));
      case 'refilled':
        return appear(find(`factory:${event.slot}`, '.sentient-bot'), 0);
      case 'plugged': {
        const slot = `slot:${event.seat}-${event.slot}`;
        glide(was(`card:${event.card}`), find(slot, '.sentient-bot') ?? find(slot, '.sentient-figure'));
        for (const place of [event.slot, event.slot + 1]) {
          const die = find(`die:${event.seat}-${place}`, '.sentient-die');
          if (die) roll(die, place);
        }
        return;
      }
      case 'wiped':
        for (const [i] of event.factory.entries()) appear(find(`factory:${i + 1}`, '.sentient-bot'), i);
        return;
      case 'round':
        for (const [i, die] of root.querySelectorAll('.sentient-links .sentient-die').entries()) roll(die, i);
    }
  },
};

/** A card just drawn, one after another. */
function appear(card: Element | null, i: number): void {
  card?.animate([{ transform: 'translateY(-24px)', opacity: 0 }, {}], {
    duration: 280,
    delay: i * 60,
    easing: 'ease-out',
    fill: 'backwards',
  });
}
