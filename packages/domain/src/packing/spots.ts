export type Triple = readonly [x: number, y: number, z: number];

/** Position of a box: x along the carton's length, y along its width, z up; `size` is after rotation. */
export type Placed = { readonly box: number; readonly at: Triple; readonly size: Triple };

const axes = [0, 1, 2] as const;
type Axis = (typeof axes)[number];
const otherAxes: Record<Axis, readonly [Axis, Axis]> = { 0: [1, 2], 1: [0, 2], 2: [0, 1] };

/** All distinct rotations of a box. */
export function rotationsOf([a, b, c]: Triple): Triple[] {
  const all: Triple[] = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ];
  return all.filter(
    (turn, index) => all.findIndex((other) => axes.every((axis) => other[axis] === turn[axis])) === index,
  );
}

export function isInside(at: Triple, size: Triple, room: Triple): boolean {
  return axes.every((axis) => at[axis] + size[axis] <= room[axis]);
}

const overlapsOnAxis = (axis: Axis, at: Triple, size: Triple, other: Placed) =>
  at[axis] < other.at[axis] + other.size[axis] && other.at[axis] < at[axis] + size[axis];

// Unrolled by hand: a large order calls this millions of times.
export function overlaps(at: Triple, size: Triple, other: Placed): boolean {
  return (
    overlapsOnAxis(0, at, size, other) &&
    overlapsOnAxis(1, at, size, other) &&
    overlapsOnAxis(2, at, size, other)
  );
}

/** Length of the overlap with another box along one axis. */
const overlapLength = (axis: Axis, at: Triple, size: Triple, other: Placed) =>
  Math.max(
    0,
    Math.min(at[axis] + size[axis], other.at[axis] + other.size[axis]) - Math.max(at[axis], other.at[axis]),
  );

/** Contact area with the carton and neighbouring boxes; more contact leaves fewer gaps. */
export function contactArea(at: Triple, size: Triple, placed: readonly Placed[], room: Triple): number {
  let area = 0;
  for (const axis of axes) {
    const [one, two] = otherAxes[axis];
    const end = at[axis] + size[axis];
    const walls = (at[axis] === 0 ? 1 : 0) + (end === room[axis] ? 1 : 0);
    area += walls * size[one] * size[two];
    for (const other of placed)
      if (other.at[axis] + other.size[axis] === at[axis] || end === other.at[axis])
        area += overlapLength(one, at, size, other) * overlapLength(two, at, size, other);
  }
  return area;
}

/** A box rests on the floor, or on other boxes with at least three quarters of its base. */
export function isSupported(at: Triple, size: Triple, placed: readonly Placed[]): boolean {
  if (at[2] === 0) return true;
  let carried = 0;
  for (const other of placed)
    if (other.at[2] + other.size[2] === at[2])
      carried += overlapLength(0, at, size, other) * overlapLength(1, at, size, other);
  return carried * 4 >= size[0] * size[1] * 3;
}

const spansPoint = ({ at, size }: Placed, point: Triple, axis: Axis) =>
  point[axis] >= at[axis] && point[axis] < at[axis] + size[axis];

const isPointInside = (point: Triple, box: Placed) =>
  spansPoint(box, point, 0) && spansPoint(box, point, 1) && spansPoint(box, point, 2);

/** Slides a point along one axis towards the origin until a box or the carton wall stops it. */
function slideToOrigin(point: Triple, axis: Axis, placed: readonly Placed[]): Triple {
  const [one, two] = otherAxes[axis];
  let stop = 0;
  for (const box of placed) {
    const end = box.at[axis] + box.size[axis];
    if (end <= point[axis] && end > stop && spansPoint(box, point, one) && spansPoint(box, point, two))
      stop = end;
  }
  const moved: [number, number, number] = [...point];
  moved[axis] = stop;
  return moved;
}

/** New corners after placing a box: beside, in front and on top, each slid against its neighbours. */
function cornersOf({ at: [x, y, z], size }: Placed, placed: readonly Placed[]): Triple[] {
  const ends: readonly Triple[] = [
    [x + size[0], y, z],
    [x, y + size[1], z],
    [x, y, z + size[2]],
  ];
  return axes.flatMap((axis) => {
    const end = ends[axis]!;
    return [end, ...otherAxes[axis].map((other) => slideToOrigin(end, other, placed))];
  });
}

/** A candidate position, and the free distance from it along each axis. */
export type Corner = { readonly at: Triple; readonly reach: Triple };

export const firstCorner = (room: Triple): Corner => ({ at: [0, 0, 0], reach: room });

export const fitsReach = (reach: Triple, size: Triple) =>
  size[0] <= reach[0] && size[1] <= reach[1] && size[2] <= reach[2];

/** Free distance from a point along one axis up to the given box. */
function freeDistance(box: Placed, point: Triple, axis: Axis, reach: number): number {
  const [one, two] = otherAxes[axis];
  const way = box.at[axis] - point[axis];
  return way >= 0 && way < reach && spansPoint(box, point, one) && spansPoint(box, point, two) ? way : reach;
}

const narrowCorner = ({ at, reach }: Corner, box: Placed): Corner => ({
  at,
  reach: [
    freeDistance(box, at, 0, reach[0]),
    freeDistance(box, at, 1, reach[1]),
    freeDistance(box, at, 2, reach[2]),
  ],
});

const hasRoom = ({ reach }: Corner) => reach[0] > 0 && reach[1] > 0 && reach[2] > 0;

/**
 * Updates the open corners after placing a box: removes covered ones, shortens their reach, adds new ones.
 */
export function cornersAfter(
  before: readonly Corner[],
  spot: Placed,
  placed: readonly Placed[],
  room: Triple,
): Corner[] {
  const open = before
    .filter(({ at }) => !isPointInside(at, spot))
    .map((corner) => narrowCorner(corner, spot));
  const opened = cornersOf(spot, placed)
    .filter((at) => !placed.some((box) => isPointInside(at, box)))
    .map((at) => {
      const free: Corner = { at, reach: [room[0] - at[0], room[1] - at[1], room[2] - at[2]] };
      return placed.reduce(narrowCorner, free);
    });
  return [...open, ...opened].filter(hasRoom);
}
