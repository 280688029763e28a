import type { Stage } from '@stolik/games/ui';
import type { Die } from '../rules/index.ts';
import { drawDie, drawShadow, type Tumbling, type Vector } from './tumble.ts';

/** How long a die is in the air and rolls, and how long after the one before it leaves the bag: milliseconds. */
const FALL = 900;
const APART = 100;
/** From here on, as a share of its fall, it lies still: the die of the page takes its place. */
const REST = 0.9;

export function throwLasts(dice: number): number {
  return FALL + APART * Math.max(0, dice - 1);
}

/** When it is in the air, as shares of its fall, and how high: from the bag, and after each knock. */
const HOPS = [
  { from: -0.28, to: 0.32, high: 1 },
  { from: 0.32, to: 0.62, high: 0.55 },
  { from: 0.62, to: 0.78, high: 0.16 },
];

/** The bag is tipped while dice leave it. */
const TIPPED = [
  { transform: 'none' },
  { transform: 'rotate(-46deg)', offset: 0.12 },
  { transform: 'rotate(-38deg)', offset: 0.62 },
  { transform: 'none' },
];

/** A die's way over the bench, in pixels of the screen. */
interface Way {
  readonly die: Die;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly edge: number;
  /** How it lies in the end: radians. */
  readonly tilt: number;
  readonly leaves: number;
}

/** All dice roll out of the bag, knock on the bench twice and come to rest, one after the other. */
export function throwDice(stage: Stage): void {
  const buttons = [...stage.root.querySelectorAll<HTMLElement>('.sagrada-pool [data-pool]')];
  throwAll(stage, buttons, (pool) => mouthOf(pool), true);
}

/** One die is thrown again, from beside the place where it comes to rest. */
export function throwAgain(stage: Stage, die: Element | undefined): void {
  if (!(die instanceof HTMLElement)) return;
  throwAll(stage, [die], () => besides(die), false);
}

function throwAll(
  stage: Stage,
  buttons: readonly HTMLElement[],
  fromWhere: (pool: HTMLElement) => Way['from'],
  isFromBag: boolean,
): void {
  const pool = stage.root.querySelector<HTMLElement>('.sagrada-pool');
  if (!pool) return;
  const scale = stage.lasts / throwLasts(buttons.length);
  for (const [i, button] of buttons.entries()) {
    const rests = ((i * APART + FALL * REST) * scale) / stage.lasts;
    // Until it lies there nothing is to be seen of it, not even the ring of what may be taken.
    stage.enter(button, [{ opacity: 0 }], [rests - 0.01, rests]);
  }
  let tipped: Animation | undefined;
  let air: HTMLCanvasElement | undefined;
  let frame = 0;
  stage.act({
    begin() {
      pool.dataset.rolling = '';
      const from = fromWhere(pool);
      if (isFromBag)
        tipped = pool
          .querySelector('.sagrada-bag svg')
          ?.animate(TIPPED, { duration: stage.lasts, easing: 'ease-in-out' });
      air = document.createElement('canvas');
      air.className = 'sagrada-air';
      air.ariaHidden = 'true';
      const ways = openAir(
        air,
        buttons.map((button, i) => wayOf(button, from, i)),
      );
      const pen = air.getContext('2d');
      if (!pen) return;
      document.body.append(air);
      const began = performance.now();
      const draw = () => {
        drawAll(pen, ways, (performance.now() - began) / scale);
        frame = requestAnimationFrame(draw);
      };
      draw();
    },
    end() {
      delete pool.dataset.rolling;
      cancelAnimationFrame(frame);
      tipped?.cancel();
      air?.remove();
    },
  });
}

/** Where dice come from: the bag, or where there is no room for one the far end of the bench. */
function mouthOf(pool: HTMLElement): readonly [number, number] {
  const bag = pool.querySelector('.sagrada-bag svg')?.getBoundingClientRect();
  if (bag?.width) return [bag.x + bag.width * 0.4, bag.y + bag.height * 0.5];
  const { right, bottom } = pool.getBoundingClientRect();
  return [right - 22, bottom - 22];
}

/** A hand's breadth to the right of a die, and a little behind it. */
function besides(die: HTMLElement): Way['from'] {
  const { x, y, width, height } = die.getBoundingClientRect();
  return [Math.min(innerWidth - 22, x + width * 2.6), y + height * 0.2];
}

function wayOf(button: HTMLElement, from: Way['from'], i: number): Way {
  const { x, y, width, height } = button.getBoundingClientRect();
  return {
    die: button.querySelector<SVGElement>('[data-die]')?.dataset.die as Die,
    from,
    to: [x + width / 2, y + height / 2],
    edge: button.offsetWidth,
    tilt: ((Number.parseFloat(button.style.rotate) || 0) * Math.PI) / 180,
    leaves: i * APART,
  };
}

/** Lays the canvas over all ways, with room beside them, and returns the ways in its own pixels. */
function openAir(air: HTMLCanvasElement, ways: readonly Way[]): Way[] {
  const room = Math.max(...ways.map(({ edge }) => edge)) * 1.2;
  const xs = ways.flatMap(({ from, to }) => [from[0], to[0]]);
  const ys = ways.flatMap(({ from, to }) => [from[1], to[1]]);
  const [left, top] = [Math.max(0, Math.min(...xs) - room), Math.max(0, Math.min(...ys) - room)];
  const width = Math.min(innerWidth, Math.max(...xs) + room) - left;
  const height = Math.min(innerHeight, Math.max(...ys) + room) - top;
  // What moves is sharp enough with so many pixels.
  const sharp = Math.min(1.5, devicePixelRatio);
  Object.assign(air, { width: Math.round(width * sharp), height: Math.round(height * sharp) });
  Object.assign(air.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const inAir = ([x, y]: Way['from']): Way['from'] => [(x - left) * sharp, (y - top) * sharp];
  return ways.map((way) => ({ ...way, from: inAir(way.from), to: inAir(way.to), edge: way.edge * sharp }));
}

/** What is in the air at a moment: shadows first, then dice, those that left first lowest. */
function drawAll(pen: CanvasRenderingContext2D, ways: readonly Way[], now: number): void {
  pen.globalAlpha = 1;
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  const flying = ways.flatMap((way) => {
    const at = (now - way.leaves) / FALL;
    return at < 0 || at >= 1 ? [] : [{ way, at, high: heightAt(at) }];
  });
  for (const { way, at, high } of flying) {
    const { x, y, edge, opacity } = tumblingAt(way, at, high);
    drawShadow(
      pen,
      x + high * edge * 0.22,
      y + edge * (0.1 + high * 0.42),
      edge * (0.86 + high * 0.1),
      opacity * (0.8 - high * 0.4),
    );
  }
  for (const { way, at, high } of flying) drawDie(pen, tumblingAt(way, at, high));
}

/** Up it slows down, down it gets faster. */
function heightAt(at: number): number {
  const hop = HOPS.find(({ from, to }) => at >= from && at < to);
  if (!hop) return 0;
  const share = (at - hop.from) / (hop.to - hop.from);
  return 4 * share * (1 - share) * hop.high;
}

/** One looks down on the bench: what is high is near. It rolls as far as it turns. */
function tumblingAt({ die, from, to, edge, tilt }: Way, at: number, high: number): Tumbling {
  const far = (1 - Math.min(1, at / REST)) ** 2.2;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const way = Math.hypot(dx, dy) || 1;
  const turns = Math.min(7, Math.max(4, Math.round((way / edge) * 1.2)));
  return {
    die,
    x: to[0] - dx * far,
    y: to[1] - dy * far,
    edge: edge * (1 + high * 0.2) * Math.min(1, 0.4 + at * 7),
    axes: rolled([dx / way, dy / way], far * turns * (Math.PI / 2), tilt + far * 2.4),
    opacity: at < REST ? 1 : 1 - (at - REST) / (1 - REST),
  };
}

/** The axes of a die that has still to turn so far in this direction, and so far on the spot. */
function rolled([ux, uy]: readonly [number, number], left: number, spin: number): Tumbling['axes'] {
  const [cos, sin] = [Math.cos(left), -Math.sin(left)];
  const turn = ([x, y, z]: Vector): Vector => {
    const along = x * ux + y * uy;
    const shift = along * (cos - 1) + z * sin;
    return [x + ux * shift, y + uy * shift, z * cos - along * sin];
  };
  const [c, s] = [Math.cos(spin), Math.sin(spin)];
  return [turn([c, s, 0]), turn([-s, c, 0]), turn([0, 0, 1])];
}
