import type { Stage } from '@stolik/games/ui';

/** VP fly from where they were earned to the company that has them; without such a place they rise from the company. */
export function points(stage: Stage, from: string | undefined, company: number, vp: number): void {
  const plate = () =>
    [...document.querySelectorAll(`[data-company="${company}"] .phone-total, .strip [data-plate="${company}"]`)].find(
      isSeen,
    );
  const source = () => (from === undefined ? undefined : stage.find(from));
  if (vp > 0) fly(stage, chipOf(`+${vp}`), source, plate);
}

/** Goods fly from the plan that makes them to the company's store. */
export function goods(stage: Stage, company: number, n: number): void {
  const from = () => stage.find(`card-goods:${company}`);
  const chip = chipOf(`+${n}`);
  const crate = from()?.querySelector('svg')?.cloneNode(true);
  if (crate) chip.append(crate);
  if (n > 0) fly(stage, chip, from, () => stage.find(`goods:${company}`));
}

type Find = () => Element | undefined;

/** Where things are is asked when they set out: until then what they come from may move. */
function fly(stage: Stage, chip: HTMLElement, from: Find, to: Find): void {
  const layer = stage.root.querySelector('.flights');
  stage.act({
    begin: () => {
      const [plate, source] = [to()?.getBoundingClientRect(), from()?.getBoundingClientRect()];
      if (!layer || !plate?.width || source?.width === 0) return;
      const start = source ?? new DOMRect(plate.x, plate.y - 56, plate.width, plate.height);
      const { x, y } = layer.getBoundingClientRect();
      layer.append(chip);
      const at = (rect: DOMRect, scale: number) =>
        `translate(${rect.x + rect.width / 2 - x}px, ${rect.y + rect.height / 2 - y}px) translate(-50%, -50%) scale(${scale})`;
      chip.animate(
        [
          { transform: at(start, 0.4), opacity: 0 },
          { transform: at(start, 1.25), opacity: 1, offset: 0.3 },
          { transform: at(start, 1), offset: 0.45 },
          { transform: at(plate, 0.7), opacity: 0.9 },
        ],
        { duration: stage.lasts, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
      );
    },
    end: () => chip.remove(),
  });
}

function chipOf(text: string): HTMLElement {
  const chip = document.createElement('b');
  chip.className = 'phone-points';
  chip.textContent = text;
  return chip;
}

function isSeen(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}
