import type { Placed, Triple } from '@onehaul/domain/packing/spots';
import { type Point, project } from '@onehaul/ui/illustration/isometric';

type Flat = readonly [x: number, y: number];

/** A drawn box: three faces and a label position. */
export type DrawnBox = {
  readonly box: number;
  readonly top: string;
  readonly left: string;
  readonly right: string;
  /** Null when other boxes occlude it. */
  readonly label: Flat | null;
};

export type Scene = {
  readonly viewBox: string;
  /** Label height in drawing units. */
  readonly textSize: number;
  readonly floor: string;
  readonly backWalls: readonly string[];
  /** Back to front. */
  readonly boxes: readonly DrawnBox[];
  readonly frontEdges: string;
};

type Face = readonly [Point, Point, Point, Point];

const path = (points: readonly Point[]) => `M${points.map((point) => project(point).join(' ')).join('L')}Z`;
const line = (points: readonly Point[]) => `M${points.map((point) => project(point).join(' ')).join('L')}`;

/** The visible faces: top, lower left and lower right. */
function facesOf({ at: [x, y, z], size: [length, width, height] }: Placed): readonly [Face, Face, Face] {
  const [right, near, above] = [x + length, y + width, z + height];
  return [
    [
      [x, y, above],
      [right, y, above],
      [right, near, above],
      [x, near, above],
    ],
    [
      [x, near, z],
      [right, near, z],
      [right, near, above],
      [x, near, above],
    ],
    [
      [right, y, z],
      [right, near, z],
      [right, near, above],
      [right, y, above],
    ],
  ];
}

const axes = [0, 1, 2] as const;

/** True when two boxes overlap in projection: their outlines are hexagons with the same three directions. */
function isOverlapping(one: Placed, other: Placed): boolean {
  return [[0, 1] as const, [0, 2] as const, [1, 2] as const].every(([a, b]) => {
    const from = (box: Placed) => box.at[a] - box.at[b] - box.size[b];
    const to = (box: Placed) => box.at[a] + box.size[a] - box.at[b];
    return from(one) < to(other) && from(other) < to(one);
  });
}

/** True when one box is occluded by another from the viewpoint along the axes. */
const isBehind = (one: Placed, other: Placed) =>
  isOverlapping(one, other) && axes.some((axis) => one.at[axis] + one.size[axis] <= other.at[axis]);

/** Painter's algorithm: back to front. */
export function paintOrder(placed: readonly Placed[]): Placed[] {
  const waiting = [...placed];
  const painted: Placed[] = [];
  const depth = ({ at, size }: Placed) =>
    axes.map((axis) => at[axis] + size[axis] / 2).reduce((sum, middle) => sum + middle);
  while (waiting.length > 0) {
    const isFree = (one: Placed) => waiting.every((other) => other === one || !isBehind(other, one));
    // Boxes can occlude each other in a cycle; then the farthest one is drawn first.
    const free = waiting.filter(isFree);
    const next = (free.length > 0 ? free : waiting).reduce((a, b) => (depth(b) < depth(a) ? b : a));
    waiting.splice(waiting.indexOf(next), 1);
    painted.push(next);
  }
  return painted;
}

function isInPolygon([x, y]: Flat, corners: readonly Flat[]): boolean {
  let sign = 0;
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    if (cross * sign < 0) return false;
    if (cross !== 0) sign = Math.sign(cross);
  }
  return true;
}

const steps = [0.14, 0.32, 0.5, 0.68, 0.86];

/** Sample points spread over a face. */
function pointsOn([a, b, , d]: Face): Flat[] {
  const [[ax, ay], [bx, by], [dx, dy]] = [project(a), project(b), project(d)];
  return steps.flatMap((u) =>
    steps.map((v): Flat => [ax + u * (bx - ax) + v * (dx - ax), ay + u * (by - ay) + v * (dy - ay)]),
  );
}

const distance = (one: Flat, other: Flat) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Centre of the visible part of the most visible face; null when hardly any of it is visible. */
function labelOf(box: Placed, nearer: readonly Placed[]): Flat | null {
  const hiding = nearer.flatMap((other) => facesOf(other).map((face) => face.map(project)));
  const seen = facesOf(box)
    .map((face) => pointsOn(face).filter((point) => !hiding.some((corners) => isInPolygon(point, corners))))
    .reduce((most, points) => (points.length > most.length ? points : most));
  if (seen.length < 4) return null;
  const middle: Flat = [
    seen.reduce((sum, [x]) => sum + x, 0) / seen.length,
    seen.reduce((sum, [, y]) => sum + y, 0) / seen.length,
  ];
  return seen.reduce((best, point) => (distance(point, middle) < distance(best, middle) ? point : best));
}

/** Projects an open carton and its boxes into drawing coordinates. */
export function buildScene([length, width, height]: Triple, placed: readonly Placed[]): Scene {
  const order = paintOrder(placed);
  const boxes = order.map((each, index): DrawnBox => {
    const [top, left, right] = facesOf(each).map(path) as [string, string, string];
    return { box: each.box, top, left, right, label: labelOf(each, order.slice(index + 1)) };
  });
  const [minimumX] = project([0, width]);
  const [maximumX] = project([length, 0]);
  const [, minimumY] = project([0, 0, height]);
  const [, maximumY] = project([length, width]);
  const [across, down] = [maximumX - minimumX, maximumY - minimumY];
  const margin = 0.02 * Math.max(across, down);
  const sizes = [minimumX - margin, minimumY - margin, across + 2 * margin, down + 2 * margin];
  return {
    viewBox: sizes.map((each) => Math.round(each)).join(' '),
    textSize: Math.round(Math.max(across, down) / 22),
    floor: path([
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ]),
    backWalls: [
      path([
        [0, 0],
        [length, 0],
        [length, 0, height],
        [0, 0, height],
      ]),
      path([
        [0, 0],
        [0, width],
        [0, width, height],
        [0, 0, height],
      ]),
    ],
    boxes,
    frontEdges: [
      line([
        [0, width, height],
        [length, width, height],
        [length, 0, height],
      ]),
      line([
        [length, width],
        [length, width, height],
      ]),
      line([
        [0, width],
        [length, width],
        [length, 0],
      ]),
    ].join(''),
  };
}

/** Boxes directly below a box; empty when it stands on the floor. */
export function boxesBelow(one: Placed, placed: readonly Placed[]): number[] {
  const isUnder = (other: Placed) =>
    other.at[2] + other.size[2] === one.at[2] &&
    ([0, 1] as const).every(
      (axis) =>
        one.at[axis] < other.at[axis] + other.size[axis] && other.at[axis] < one.at[axis] + one.size[axis],
    );
  return placed
    .filter(isUnder)
    .map(({ box }) => box)
    .toSorted((a, b) => a - b);
}
