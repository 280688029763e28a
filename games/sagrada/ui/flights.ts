import { BEAT, type Choreography, type Stage, type Voice } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';
import { beacon, flash, showWho } from './announce.ts';
import { shine } from './shine.ts';
import { throwAgain, throwDice, throwLasts } from './throw.ts';

const VOICES: Partial<Record<Event['type'], Voice>> = {
  placed: 'place',
  moved: 'place',
  round: 'roll',
  rerolled: 'roll',
  leftovers: 'slide',
  swapped: 'slide',
  used: 'coin',
};

/** Flux Brush. */
const ROLLS_ONE = 'flux-brush';

/** What others do is announced: the die is lifted for this share of its way, under the face of whoever takes it. */
const LIFTED = 0.38;
/** By then it lies in its pane. */
const LANDED = 0.8;

/** A die that is pressed into its lead. */
const PRESSED = [{ transform: 'scale(1.1)' }, { transform: 'scale(0.97)', offset: 0.3 }];

/** The niche that takes what is left. */
const RECEIVES = [{}, { filter: 'none', offset: 0.6 }, { filter: 'brightness(1.35)', offset: 0.8 }];

/** How dice move before the eyes of a seat. */
export function flightsFor(viewer: number | undefined): Choreography<Event> {
  /** The tool that was used last: of two that change a die only one throws it. */
  let used: string | undefined;
  /** What it drafted. */
  let picked: string | undefined;
  return {
    from: ['pool', 'cell', 'hand'],
    dealt: '.sagrada-choice, .sagrada-goal, .sagrada-card',
    tellsFirst: ({ type }) => type === 'round',
    lasts(event) {
      if (event.type === 'used') used = event.tool;
      switch (event.type) {
        case 'patterns':
        case 'ended':
        case 'over':
          return 0;
        case 'placed':
          return event.seat === viewer ? 500 : 1_150;
        case 'leftovers':
          return event.dice.length > 0 ? 800 : 0;
        case 'round':
        case 'rerolled':
          return throwLasts(event.pool.length);
        case 'changed':
          return used === ROLLS_ONE ? throwLasts(1) : BEAT;
        default:
          return BEAT;
      }
    },
    voice: ({ type }) => VOICES[type],
    fly(event, stage) {
      switch (event.type) {
        case 'placed': {
          const cell = `cell:${event.seat}-${event.cell}`;
          if (event.seat === viewer) {
            // It lies where the hand has set it, at once: only the press is seen.
            stage.change(stage.find(cell, '.sagrada-die'), PRESSED);
            flash(stage, stage.find(cell), 0);
            shine(stage, event.seat, event.cell, 200);
            return flyGains(stage, stage.find(cell));
          }
          // What others draft with a tool may never have been seen in their hand.
          const from = event.tool
            ? (stage.was('hand:') ?? stage.was(`pool:${picked}`))
            : stage.was(`pool:${event.die}`);
          stage.glide(from, stage.find(cell, '.sagrada-die'), LIFTED);
          beacon(stage, stage.find(cell), LANDED);
          showWho(stage, event.seat, from?.rect, stage.find(cell), LIFTED);
          shine(stage, event.seat, event.cell, stage.lasts * LANDED);
          return flash(stage, stage.find(cell), LANDED);
        }
        case 'moved':
          return stage.glide(
            stage.was(`cell:${event.seat}-${event.from}`),
            stage.find(`cell:${event.seat}-${event.to}`, '.sagrada-die'),
          );
        case 'leftovers':
          for (const die of event.dice)
            stage.glide(
              stage.was(`pool:${die}`),
              stage.find(`round:${event.round}`, `.sagrada-die[data-die="${die}"]`),
              0.25,
            );
          return stage.change(stage.find(`round:${event.round}`), RECEIVES);
        case 'round':
          // The plate turns once the leftovers lie on the track; before the first round there was none.
          if (event.round > 1)
            stage.enter(
              stage.root.querySelector('.sagrada-plate') ?? undefined,
              [{ transform: 'rotateX(180deg)' }],
              [0, 0.4],
            );
          return throwDice(stage);
        case 'rerolled':
          return throwDice(stage);
        case 'picked':
          picked = event.die;
          return;
        case 'changed':
          if (used === ROLLS_ONE) throwAgain(stage, stage.find('hand:') ?? stage.find(`pool:${event.to}`));
      }
    },
  };
}

/** What a die brought goes on from its pane to the objectives it was earned for. */
function flyGains(stage: Stage, pane: Element | undefined): void {
  const from = pane?.closest('[data-own]') ? pane.getBoundingClientRect() : undefined;
  if (!from) return;
  for (const chip of stage.root.querySelectorAll('[data-gain]')) {
    const to = chip.getBoundingClientRect();
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const start = `translate(${x}px, ${y}px)`;
    stage.enter(
      chip,
      [
        { transform: `${start} scale(0.4)`, opacity: 0 },
        { transform: `${start} scale(1.6)`, opacity: 1, offset: 0.25 },
      ],
      [0.4, 1],
    );
  }
}
