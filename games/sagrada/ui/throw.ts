import type { Stage } from '@stolik/games/ui';

/** How long a die is in the air and rolls, and how long after the one before it leaves the bag: milliseconds. */
const FALL = 900;
const APART = 120;

export function throwLasts(dice: number): number {
  return FALL + APART * Math.max(0, dice - 1);
}

/** Where it is on its way, as shares of it: how far it still has to go, how high it is, and what it still has to turn. */
const WAY = [
  { at: 0, far: 1, high: 0.5, turn: 1 },
  { at: 0.36, far: 0.42, high: 0, turn: 0.55 },
  { at: 0.53, far: 0.24, high: 0.8, turn: 0.34 },
  { at: 0.69, far: 0.1, high: 0, turn: 0.14 },
  { at: 0.79, far: 0.05, high: 0.25, turn: 0.07 },
  { at: 0.89, far: 0.02, high: 0, turn: 0 },
  { at: 1, far: 0, high: 0, turn: 0 },
];

/** The bag is tipped while dice leave it. */
const TIPPED = [
  { transform: 'none' },
  { transform: 'rotate(-46deg)', offset: 0.12 },
  { transform: 'rotate(-38deg)', offset: 0.62 },
  { transform: 'none' },
];

/** Dice roll out of the bag as cubes, knock on the bench twice and come to rest, one after the other. */
export function throwDice(stage: Stage): void {
  const pool = stage.root.querySelector<HTMLElement>('.sagrada-pool');
  const buttons = [...stage.root.querySelectorAll<HTMLElement>('.sagrada-pool [data-pool]')];
  if (!pool) return;
  const scale = stage.lasts / throwLasts(buttons.length);
  const thrown: Animation[] = [];
  const faces: Element[] = [];
  for (const [i] of buttons.entries()) {
    const start = (i * APART * scale) / stage.lasts;
    // Until it leaves the bag there is nothing to be seen of it, not even the ring of what may be taken.
    stage.enter(buttons[i], [{ opacity: 0 }], [start, start + 0.01]);
  }
  stage.act({
    begin() {
      pool.dataset.rolling = '';
      const from = mouthOf(pool);
      const bag = pool.querySelector('.sagrada-bag svg');
      if (bag) thrown.push(bag.animate(TIPPED, { duration: stage.lasts, easing: 'ease-in-out' }));
      const cubes = buttons.map((button) => button.querySelector<HTMLElement>('.sagrada-cube'));
      // All ways are measured before the first die gets its sides: the page is laid out once.
      const ways = cubes.map((cube, i) => cube && wayOf(cube, from, i));
      for (const [i, cube] of cubes.entries()) {
        if (!cube) continue;
        faces.push(...addFaces(cube, i));
        const timing = { duration: FALL * scale, delay: i * APART * scale, fill: 'backwards' as const };
        thrown.push(cube.animate(ways[i], timing));
      }
    },
    end() {
      delete pool.dataset.rolling;
      for (const animation of thrown) animation.cancel();
      for (const face of faces) face.remove();
    },
  });
}

/** The other five sides, of plain colour: while it turns nobody reads them, and glass takes long to draw. */
function addFaces(cube: HTMLElement, i: number): Element[] {
  const [color] = cube.querySelector<HTMLElement>('[data-die]')?.dataset.die ?? '';
  return SIDES.map((side, n) => {
    const face = document.createElement('span');
    face.className = 'sagrada-face';
    face.dataset.die = `${color}${((i + n * 2) % 6) + 1}`;
    face.style.transform = `${side} translateZ(calc(var(--die) / 2))`;
    cube.append(face);
    return face;
  });
}

const SIDES = ['rotateY(90deg)', 'rotateY(-90deg)', 'rotateX(90deg)', 'rotateX(-90deg)', 'rotateY(180deg)'];

/** Where dice come from: the bag, or where there is no room for one the far end of the bench. */
function mouthOf(pool: HTMLElement): DOMRect {
  const bag = pool.querySelector('.sagrada-bag svg')?.getBoundingClientRect();
  if (bag?.width) return bag;
  const { right, bottom } = pool.getBoundingClientRect();
  return new DOMRect(right - 44, bottom - 44, 44, 44);
}

function wayOf(cube: HTMLElement, from: DOMRect, i: number): Keyframe[] {
  const here = cube.getBoundingClientRect();
  const x = from.x + from.width / 2 - here.x - here.width / 2;
  const y = from.y + from.height / 2 - here.y - here.height / 2;
  const [spinX, spinY] = [540 + (i % 3) * 90, (i % 2 === 0 ? 1 : -1) * 450];
  return WAY.map(({ at, far, high, turn }) => ({
    offset: at,
    // Up it slows down, down it gets faster.
    easing: high > 0 ? 'cubic-bezier(0.4, 0, 0.9, 0.6)' : 'cubic-bezier(0.1, 0.5, 0.6, 1)',
    transform: [
      // One looks down on the bench: what is high is near. It stays low enough not to leave the bench.
      `translate3d(${x * far}px, ${y * far - high * 6}px, ${high * 80}px)`,
      `translateZ(calc(var(--die) / -2))`,
      `rotateX(${spinX * turn}deg) rotateY(${spinY * turn}deg)`,
    ].join(' '),
  }));
}
