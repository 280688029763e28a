import type { Stage } from '@stolik/games/ui';

/** VP fly from where they were earned to the company that has them; without such a place they rise from the company. */
export function points(stage: Stage, from: string | undefined, company: number, vp: number): void {
  const plate = [
    ...document.querySelectorAll(`[data-company="${company}"] .phone-total, .strip [data-plate="${company}"]`),
  ]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
  const source = from === undefined ? undefined : stage.find(from)?.getBoundingClientRect();
  const layer = stage.root.querySelector('.flights');
  if (!plate || !layer || vp === 0 || (from !== undefined && !source?.width)) return;
  const start = source ?? new DOMRect(plate.x, plate.y - 56, plate.width, plate.height);
  const chip = document.createElement('b');
  chip.className = 'phone-points';
  chip.textContent = `+${vp}`;
  stage.act({
    begin: () => {
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
