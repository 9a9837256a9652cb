import { Box, Face, Flat, LeftWall, Line, Parcel, type Point, project, RightWall } from './isometric.tsx';

type Placed = { readonly at: Point };

const stripes = [0, 8, 16, 24, 32, 40, 48];

/** Shop with an awning; its counter faces the lower right, where parcels leave. */
export function Shop({ at: [x, y] }: Placed) {
  const [front, end] = [x + 44, y + 56];
  return (
    <>
      <Box at={[x, y]} size={[44, 56, 58]} />
      <RightWall x={front} y={[y + 6, y + 22]} z={[0, 32]} fill="fill-primary-6" />
      <RightWall x={front} y={[y + 28, y + 50]} z={[12, 32]} />
      {stripes.map((stripe, index) => {
        const [from, to] = [y + stripe, y + stripe + 8];
        return (
          <Face
            key={stripe}
            points={[
              [front, from, 52],
              [front, to, 52],
              [front + 16, to, 38],
              [front + 16, from, 38],
            ]}
            fill={index % 2 === 0 ? 'fill-primary-7' : 'fill-surface'}
          />
        );
      })}
      <Face
        points={[
          [front, end, 52],
          [front + 16, end, 38],
          [front, end, 38],
        ]}
        fill="fill-primary-3"
      />
    </>
  );
}

/** The consolidation box: open, filled, flaps out. */
export function Carton({ at: [x, y] }: Placed) {
  const [right, near, top] = [x + 112, y + 112, 92];
  const inside = top - 20;
  return (
    <>
      <Face
        points={[
          [x, y, top],
          [right, y, top],
          [right - 8, y - 32, top + 24],
          [x + 8, y - 32, top + 24],
        ]}
        fill="fill-primary-2"
      />
      <Face
        points={[
          [x, y, top],
          [x, near, top],
          [x - 32, near - 8, top + 24],
          [x - 32, y + 8, top + 24],
        ]}
        fill="fill-primary-2"
      />
      <Flat x={[x, right]} y={[y, near]} z={top} fill="fill-primary-4" />
      <Parcel at={[x + 10, y + 8, inside]} size={[42, 40, 50]} />
      <Parcel at={[x + 62, y + 10, inside]} size={[38, 44, 34]} tone="solid" />
      <Parcel at={[x + 12, y + 60, inside]} size={[46, 42, 32]} tone="tint" />
      <Parcel at={[x + 66, y + 66, inside]} size={[36, 36, 26]} />
      <LeftWall x={[x, right]} y={near} z={[0, top]} />
      <RightWall x={right} y={[y, near]} z={[0, top]} fill="fill-primary-3" />
      <Face
        points={[
          [x, near, top],
          [right, near, top],
          [right - 8, near + 30, top - 18],
          [x + 8, near + 30, top - 18],
        ]}
        fill="fill-primary-2"
      />
      <Face
        points={[
          [right, y, top],
          [right, near, top],
          [right + 30, near - 8, top - 18],
          [right + 30, y + 8, top - 18],
        ]}
        fill="fill-primary-4"
      />
      <Label at={[x + 58, near, 12]} />
    </>
  );
}

const bars = [6, 9, 14, 17, 20, 25, 29, 32];

/** Consignment label on a lower-left wall: bars and two address lines. */
function Label({ at: [x, y, z = 0] }: Placed) {
  return (
    <>
      <LeftWall x={[x, x + 40]} y={y} z={[z, z + 32]} />
      {bars.map((bar) => (
        <Line
          key={bar}
          points={[
            [x + bar, y, z + 18],
            [x + bar, y, z + 28],
          ]}
        />
      ))}
      <Line
        points={[
          [x + 6, y, z + 12],
          [x + 34, y, z + 12],
        ]}
      />
      <Line
        points={[
          [x + 6, y, z + 6],
          [x + 24, y, z + 6],
        ]}
      />
    </>
  );
}

/** House with its door and gable facing the lower left. */
export function House({ at: [x, y] }: Placed) {
  const [right, near, middle] = [x + 92, y + 84, x + 46];
  const [eaves, ridge] = [58, 104];
  return (
    <>
      <RightWall x={right} y={[y, near]} z={[0, eaves]} fill="fill-primary-3" />
      <Face
        points={[
          [x, near],
          [right, near],
          [right, near, eaves],
          [middle, near, ridge],
          [x, near, eaves],
        ]}
      />
      <RightWall x={right} y={[y + 16, y + 40]} z={[20, 44]} fill="fill-primary-1" />
      <Line
        points={[
          [right, y + 28, 20],
          [right, y + 28, 44],
        ]}
      />
      <Line
        points={[
          [right, y + 16, 32],
          [right, y + 40, 32],
        ]}
      />
      <Roof x={[x - 10, middle, right + 10]} y={[y - 8, near + 8]} eaves={eaves - 6} ridge={ridge + 4} />
      <LeftWall x={[x + 34, x + 60]} y={near} z={[0, 44]} fill="fill-primary-7" />
      <Line
        points={[
          [x + 55, near, 20],
          [x + 55, near, 24],
        ]}
        className="stroke-on-primary"
      />
      <Flat x={[x + 28, x + 66]} y={[near, near + 14]} fill="fill-primary-4" />
      <Parcel at={[x + 68, near + 6]} size={[24, 22, 20]} tone="tint" />
    </>
  );
}

type RoofProps = {
  readonly x: readonly [left: number, middle: number, right: number];
  readonly y: readonly [far: number, near: number];
  readonly eaves: number;
  readonly ridge: number;
};

function Roof({ x: [left, middle, right], y: [far, near], eaves, ridge }: RoofProps) {
  const [under, low] = [ridge - 9, eaves - 7];
  return (
    <>
      <Face
        points={[
          [middle, near, ridge],
          [middle, far, ridge],
          [right, far, eaves],
          [right, near, eaves],
        ]}
        fill="fill-primary-7"
      />
      <Face
        points={[
          [middle, near, ridge],
          [right, near, eaves],
          [right, near, low],
          [middle, near, under],
          [left, near, low],
          [left, near, eaves],
        ]}
        fill="fill-primary-8"
      />
    </>
  );
}

/** Tree: a ball on a stick, to suggest a residential area. */
export function Tree({ at, height = 44 }: Placed & { readonly height?: number }) {
  const [left, low] = project(at);
  return (
    <>
      <path d={`M${left} ${low}v${-height * 0.5}`} />
      <ellipse
        cx={left}
        cy={low - height * 0.75}
        rx={height * 0.3}
        ry={height * 0.38}
        className="fill-primary-4"
      />
    </>
  );
}

type GroundProps = Placed & { readonly size: readonly [width: number, depth: number] };

/** Slab that objects stand on. */
export const Ground = ({ at: [x, y], size: [width, depth] }: GroundProps) => (
  <Box at={[x, y, -10]} size={[width, depth, 10]} tone="ground" />
);
