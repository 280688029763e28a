import type { Stage } from '@stolik/games/ui';

/** The face of whoever takes a die, over the die, until it goes. A person has a sign. */
export function showWho(stage: Stage, seat: number, die: DOMRect | undefined, until: number): void {
  const plate = stage.root.querySelector(`.sagrada-seat[data-plate="${seat}"]`);
  const who = plate?.querySelector('.face-frame') ?? plate?.querySelector('.seat-mark');
  if (!die?.width || !who) return;
  layOver(stage, 'sagrada-who', who.cloneNode(true), die, [
    { opacity: 0, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'none', offset: until / 2 },
    { opacity: 1, transform: 'none', offset: until },
    { opacity: 0, transform: 'scale(0.8)', offset: Math.min(1, until + 0.1) },
    { opacity: 0 },
  ]);
}

/** Light in the pane when the die is pressed into its lead, at this share of the time. */
export function flash(stage: Stage, pane: Element | undefined, at: number): void {
  if (!pane) return;
  layOver(stage, 'sagrada-flash', undefined, pane.getBoundingClientRect(), [
    { opacity: 0 },
    { opacity: 0, offset: at },
    { opacity: 0.9, offset: at + 0.08 },
    { opacity: 0 },
  ]);
}

/** Something that is seen over a part of the board while the event lasts. */
function layOver(stage: Stage, look: string, what: Node | undefined, over: DOMRect, looks: Keyframe[]): void {
  const layer = stage.root.querySelector('.flights');
  if (!layer || !over.width) return;
  const element = document.createElement('span');
  element.className = look;
  if (what) element.append(what);
  stage.act({
    begin() {
      const { x, y } = layer.getBoundingClientRect();
      Object.assign(element.style, {
        left: `${over.x - x}px`,
        top: `${over.y - y}px`,
        width: `${over.width}px`,
        height: `${over.height}px`,
      });
      layer.append(element);
      element.animate(looks, { duration: stage.lasts, fill: 'both' });
    },
    end: () => element.remove(),
  });
}
