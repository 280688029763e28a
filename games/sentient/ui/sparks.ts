import type { Span, Stage } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

type Scored = Extract<Event, { type: 'scored' }>;
type Awarded = Extract<Event, { type: 'investor' }>;

/** Light runs from the two dice to the bot between them, slot by slot, and then the bot says its points. */
export function scored({ seat, bots }: Scored, stage: Stage): void {
  const slots = [...stage.root.querySelectorAll(`[data-slot^="${seat}-"]`)].filter(
    (slot) => slot.querySelector('.sentient-figure') !== null,
  );
  for (const [i, slot] of slots.entries()) {
    if (!bots[i] || bots[i].vp === 0) continue;
    const place = Number(slot.getAttribute('data-slot')?.split('-')[1]);
    const [from, to] = [0.15 * i, 0.15 * i + 0.3];
    for (const die of [place, place + 1]) run(stage, light(), stage.find(`die:${seat}-${die}`), slot, [from, to]);
    const number = slot.querySelector('.sentient-vp, b') ?? undefined;
    stage.change(number, [
      { scale: '1', offset: 0 },
      { scale: '1', offset: to },
      { scale: '1.7', offset: to + 0.1 },
    ]);
  }
}

/** The coin goes to whoever won it, and a chip to whoever came second. Until all have gone, its place stays empty. */
export function awarded({ investor, token, chip }: Awarded, stage: Stage): void {
  const coin = stage.find(`investor:${investor}`, '.sentient-coin');
  const position = Number(coin?.closest<HTMLElement>('[data-position]')?.dataset.position ?? 0);
  const span: Span = [0.13 * position, 0.13 * position + 0.4];
  if (!coin || token === null) return;
  stage.change(coin, [
    { opacity: 1, offset: 0 },
    { opacity: 1, offset: span[0] },
    { opacity: 0, offset: span[0] + 0.001 },
    { opacity: 0, offset: 0.999 },
  ]);
  const copy = coin.cloneNode(true) as HTMLElement;
  copy.dataset.type = investor;
  copy.style.width = `${coin.getBoundingClientRect().width}px`;
  run(stage, copy, coin, plateOf(stage, token), span);
  if (chip !== null) run(stage, mark('sentient-flying-chip'), coin, plateOf(stage, chip), span);
}

/** Where what a seat wins goes: to its name, wherever that is in sight. */
function plateOf(stage: Stage, seat: number): Element | undefined {
  const plates = [
    `.sentient-network[data-plate="${seat}"] .sentient-owned`,
    `.sentient-other[data-plate="${seat}"] .sentient-look`,
    `.seat-strip [data-plate="${seat}"]`,
  ];
  return plates
    .flatMap((plate) => [...stage.root.querySelectorAll(plate)])
    .find((plate) => plate.getBoundingClientRect().width > 0);
}

function light(): HTMLElement {
  return mark('sentient-spark');
}

function mark(name: string): HTMLElement {
  const element = document.createElement('i');
  element.className = name;
  return element;
}

/** Something runs from the middle of one element to that of another, within a part of the event, and is gone. */
function run(stage: Stage, what: HTMLElement, from: Element | undefined, to: Element | undefined, span: Span): void {
  if (!from || !to) return;
  stage.act({
    begin() {
      const layer = stage.root.querySelector('.flights');
      if (!layer) return;
      const [a, b, origin] = [from, to, layer].map((element) => element.getBoundingClientRect());
      layer.append(what);
      const { width, height } = what.getBoundingClientRect();
      const at = (rect: DOMRect) =>
        `translate(${rect.x + rect.width / 2 - origin.x - width / 2}px, ${rect.y + rect.height / 2 - origin.y - height / 2}px)`;
      const [delay, duration] = [span[0] * stage.lasts, (span[1] - span[0]) * stage.lasts];
      what.animate(
        { transform: [at(a), at(b)], opacity: [0, 1, 1, 1, 0] },
        { delay, duration, easing: 'ease-in-out', fill: 'both' },
      );
    },
    end: () => what.remove(),
  });
}
