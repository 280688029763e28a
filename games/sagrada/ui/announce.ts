import { EASING, type Stage } from '@stolik/games/ui';

/** The face of whoever takes a die: it lifts the die for a share of the time, and carries it to its pane. A person has a sign. */
export function showWho(
  stage: Stage,
  seat: number,
  die: DOMRect | undefined,
  pane: Element | undefined,
  lifted: number,
): void {
  const plate = stage.root.querySelector(`.sagrada-seat[data-plate="${seat}"]`);
  const who = plate?.querySelector('.face-frame') ?? plate?.querySelector('.seat-mark');
  const to = pane?.getBoundingClientRect();
  if (!die?.width || !to?.width || !who) return;
  const there = `translate(${to.right - die.right}px, ${to.bottom - die.bottom}px)`;
  layOver(stage, 'sagrada-who', who.cloneNode(true), die, [
    { opacity: 0, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'translateY(-16px)', offset: lifted / 2 },
    { transform: 'translateY(-16px)', offset: lifted, easing: EASING },
    { opacity: 1, offset: 0.85 },
    { opacity: 0, transform: there },
  ]);
}

/** Where a die is about to go is lit before it sets out, so that nobody has to look for it. */
export function beacon(stage: Stage, pane: Element | undefined, until: number): void {
  if (!pane) return;
  layOver(stage, 'sagrada-beacon', undefined, pane.getBoundingClientRect(), [
    { opacity: 0, transform: 'scale(1.6)' },
    { opacity: 1, transform: 'none', offset: 0.2 },
    { opacity: 1, offset: until },
    { opacity: 0 },
  ]);
}

/** Light in the pane when the die is pressed into its lead, at this share of the time, and a ring that runs from it. */
export function flash(stage: Stage, pane: Element | undefined, at: number): void {
  if (!pane) return;
  const over = pane.getBoundingClientRect();
  layOver(stage, 'sagrada-flash', undefined, over, [
    { opacity: 0 },
    { opacity: 0, offset: at },
    { opacity: 0.9, offset: at + 0.08 },
    { opacity: 0 },
  ]);
  layOver(stage, 'sagrada-ripple', undefined, over, [
    { opacity: 0 },
    { opacity: 0, transform: 'scale(0.9)', offset: at },
    { opacity: 1, offset: at + 0.02 },
    { opacity: 0, transform: 'scale(1.5)' },
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
