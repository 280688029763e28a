import type { Span, Stage } from '@stolik/games/ui';
import type { Event } from '../rules/index.ts';

type Scored = Extract<Event, { type: 'scored' }>;
type Awarded = Extract<Event, { type: 'investor' }>;

/** Slot by slot, light runs from two dice to the bot between them, which wakes if it scores; then all are added up. */
export function scored({ seat }: Scored, stage: Stage): void {
  const row = stage.find(`tally:${seat}`);
  // The scene opens with the first of them: what was done before that is still to be seen.
  if (row?.matches(':first-child'))
    stage.enter(row.closest('.sentient-scene') ?? undefined, [{ opacity: 0, transform: 'translateY(24px)' }], [0, 0.2]);
  const bots = [...(row?.querySelectorAll('.sentient-tally-bot') ?? [])];
  for (const [i, bot] of bots.entries()) {
    const [from, to] = [0.1 + 0.13 * i, 0.1 + 0.13 * i + 0.2];
    if (bot.hasAttribute('data-none')) continue;
    for (const die of [bot.previousElementSibling, bot.nextElementSibling])
      run(stage, light(), die ?? undefined, bot, [from, to]);
    stage.enter(bot, [{ opacity: 0.28 }], [to - 0.05, to + 0.1]);
    for (const eye of bot.querySelectorAll('.eye'))
      stage.enter(eye, [{ transform: 'scaleY(0.12)' }], [to - 0.05, to + 0.1]);
    stage.enter(
      bot.querySelector('b') ?? undefined,
      [
        { opacity: 0, scale: '0.4' },
        { scale: '1.5', offset: 0.6 },
      ],
      [to, to + 0.15],
    );
  }
  stage.enter(
    row?.querySelector('.sentient-tally-points') ?? undefined,
    [
      { opacity: 0, scale: '0.5' },
      { scale: '1.25', offset: 0.6 },
    ],
    [0.82, 1],
  );
}

/** The coin goes to whoever won it, and a chip to whoever came second. Until all have gone, its place stays empty. */
export function awarded({ investor, token, chip }: Awarded, stage: Stage): void {
  const coin = stage.find(`investor:${investor}`, '.sentient-coin');
  const position = Number(coin?.closest<HTMLElement>('[data-position]')?.dataset.position ?? 0);
  const span: Span = [0.13 * position, 0.13 * position + 0.28];
  const landing: Span = [span[1] - 0.02, span[1] + 0.06];
  // What everybody has by then is said last.
  if (position === 0) {
    for (const total of stage.root.querySelectorAll('.sentient-tally-total'))
      stage.enter(total, [{ opacity: 0, scale: '0.7' }], [0.86, 1]);
    for (const lane of stage.root.querySelectorAll('.sentient-tally-lane'))
      stage.enter(lane, [{ transform: 'scaleX(0)' }], [0.7, 1]);
  }
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
  const won = stage.find(`won:${investor}`);
  run(stage, copy, coin, won, span);
  stage.enter(won, [{ opacity: 0, scale: '1.3' }], landing);
  if (chip === null) return;
  const second = stage.find(`second:${investor}`);
  run(stage, mark('sentient-flying-chip'), coin, second, span);
  stage.enter(second, [{ opacity: 0, scale: '1.3' }], landing);
}

/** Where what a seat gets goes: to its name, wherever that is in sight. */
export function plateOf(stage: Stage, seat: number): Element | undefined {
  const plates = [
    `.sentient-network[data-plate="${seat}"] .sentient-owned`,
    `.sentient-other[data-plate="${seat}"] .sentient-look`,
    `.seat-strip [data-plate="${seat}"]`,
  ];
  return plates
    .flatMap((plate) => [...stage.root.querySelectorAll(plate)])
    .find((plate) => plate.getBoundingClientRect().width > 0);
}

export function light(): HTMLElement {
  return mark('sentient-spark');
}

function mark(name: string): HTMLElement {
  const element = document.createElement('i');
  element.className = name;
  return element;
}

/** Something runs from the middle of one element to that of another, within a part of the event, and is gone. It may shrink. */
export function run(
  stage: Stage,
  what: HTMLElement,
  from: Element | undefined,
  to: Element | undefined,
  span: Span,
  scale: number[] = [1],
): void {
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
        { transform: [at(a), at(b)], scale, opacity: [0, 1, 1, 1, 0] },
        { delay, duration, easing: 'ease-in-out', fill: 'both' },
      );
    },
    end: () => what.remove(),
  });
}
