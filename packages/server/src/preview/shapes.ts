/** A shape is how far a point is from its edge, in pixels: negative inside. */
export interface Shape {
  readonly distance: (x: number, y: number) => number;
  readonly middle: readonly [x: number, y: number];
  /** How far it goes to either side of the middle, and up and down. */
  readonly reach: readonly [across: number, down: number];
}

/** A rectangle round its middle, with round corners, turned by an angle. */
export function rounded(x: number, y: number, width: number, height: number, radius: number, turn = 0): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    middle: [x, y],
    reach: [(Math.abs(width * cos) + Math.abs(height * sin)) / 2, (Math.abs(width * sin) + Math.abs(height * cos)) / 2],
    distance(px, py) {
      const [dx, dy] = [px - x, py - y];
      const u = Math.abs(dx * cos + dy * sin) - width / 2 + radius;
      const v = Math.abs(dy * cos - dx * sin) - height / 2 + radius;
      return Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0) - radius;
    },
  };
}

export function circle(x: number, y: number, radius: number): Shape {
  return { middle: [x, y], reach: [radius, radius], distance: (px, py) => Math.hypot(px - x, py - y) - radius };
}

/** A line with round ends. */
export function stroke(x: number, y: number, toX: number, toY: number, width: number): Shape {
  const length = Math.hypot(toX - x, toY - y) + width;
  return rounded((x + toX) / 2, (y + toY) / 2, length, width, width / 2, Math.atan2(toY - y, toX - x));
}

/** A polygon without dents, its corners clockwise, by their places round the middle. */
export function polygon(x: number, y: number, corners: readonly (readonly [number, number])[]): Shape {
  const edges = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    const length = Math.hypot(bx - ax, by - ay);
    return { ax, ay, outX: (by - ay) / length, outY: (ax - bx) / length };
  });
  return {
    middle: [x, y],
    reach: [Math.max(...corners.map(([u]) => Math.abs(u))), Math.max(...corners.map(([, v]) => Math.abs(v)))],
    distance(px, py) {
      let most = Number.NEGATIVE_INFINITY;
      for (const { ax, ay, outX, outY } of edges) most = Math.max(most, (px - x - ax) * outX + (py - y - ay) * outY);
      return most;
    },
  };
}

/** Only the edge of a shape, drawn inside it. */
export function edgeOf(shape: Shape, width: number): Shape {
  return { ...shape, distance: (x, y) => Math.abs(shape.distance(x, y) + width / 2) - width / 2 };
}
