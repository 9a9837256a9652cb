import { Box, Face, LeftWall, Line, type Point, project, RightWall, type Tone } from './isometric.tsx';

type Placed = { readonly at: Point };

const containerTones: readonly Tone[] = [
  'solid',
  'paper',
  'tint',
  'paper',
  'tint',
  'solid',
  'paper',
  'solid',
  'tint',
];

/** Container stacks from the bow back: nine stacks of one to three. */
const stacks = [
  { y: -66, levels: [2, 2, 1] },
  { y: -22, levels: [3, 3, 3] },
  { y: 22, levels: [2, 2, 2] },
].flatMap(({ y, levels }) => levels.map((count, column) => ({ x: column * 22 - 33, y, count })));
const containers = stacks.flatMap(({ x, y, count }, stack) =>
  Array.from({ length: count }, (_, level) => ({
    x,
    y,
    level,
    tone: containerTones[(stack + level * 4) % 9],
  })),
);

/** Container ship heading to the upper right. */
export function Ship({ at: [x, y] }: Placed) {
  const deck = 34;
  const [left, right, stern, shoulder, bow] = [x - 36, x + 36, y + 92, y - 74, y - 122];
  return (
    <>
      <Face
        points={[
          [left, stern, deck],
          [right, stern, deck],
          [right - 6, stern - 6],
          [left + 6, stern - 6],
        ]}
        fill="fill-primary-8"
      />
      <Face
        points={[
          [right, stern, deck],
          [right, shoulder, deck],
          [right - 6, shoulder + 4],
          [right - 6, stern - 6],
        ]}
        fill="fill-primary-7"
      />
      <Face
        points={[
          [right, shoulder, deck],
          [x, bow, deck + 8],
          [x, bow + 18],
          [right - 6, shoulder + 4],
        ]}
        fill="fill-primary-7"
      />
      <Face
        points={[
          [left, stern, deck],
          [right, stern, deck],
          [right, shoulder, deck],
          [x, bow, deck + 8],
          [left, shoulder, deck],
        ]}
        fill="fill-primary-2"
      />
      {containers.map((container) => (
        <Box
          key={`${container.x}:${container.y}:${container.level}`}
          at={[x + container.x, y + container.y, deck + container.level * 20]}
          size={[20, 40, 20]}
          tone={container.tone}
        />
      ))}
      <Box at={[x - 32, y + 66, deck]} size={[64, 18, 74]} />
      {[-24, -12, 0, 12].map((window) => (
        <LeftWall
          key={window}
          x={[x + window, x + window + 12]}
          y={y + 84}
          z={[84, 94]}
          fill="fill-primary-7"
        />
      ))}
      <Box at={[x - 8, y + 68, 108]} size={[16, 14, 20]} tone="solid" />
    </>
  );
}

type Shape = readonly (readonly [forward: number, aside: number])[];

const mirrored = (half: Shape): Shape => [
  ...half,
  ...half.map(([forward, aside]) => [forward, -aside] as const).reverse(),
];
const wings = mirrored([
  [92, 0],
  [74, 10],
  [30, 11],
  [-26, 84],
  [-42, 84],
  [-14, 11],
  [-62, 8],
  [-82, 32],
  [-92, 32],
  [-80, 4],
]);
const fuselage = mirrored([
  [94, 0],
  [90, 5],
  [80, 9],
  [60, 11],
  [-50, 11],
  [-84, 4],
  [-90, 0],
]);

/** Airliner heading to the upper right; the fuselage is a second layer over the wings. */
export function Plane({ at: [x, y, z = 0] }: Placed) {
  const place = (forward: number, aside: number, up: number): Point => [x + aside, y - forward, z + up];
  const layer = (shape: Shape, up: number) => shape.map(([forward, aside]) => place(forward, aside, up));
  return (
    <>
      <Box at={place(22, -45, -16)} size={[10, 26, 10]} tone="tint" />
      <Box at={place(22, 35, -16)} size={[10, 26, 10]} tone="tint" />
      <Face points={layer(wings, -5)} fill="fill-primary-8" />
      <Face points={layer(wings, 0)} />
      <Face points={layer(fuselage, 3)} fill="fill-primary-4" />
      <Face points={layer(fuselage, 12)} />
      <Face
        points={[place(-52, 0, 12), place(-80, 0, 52), place(-94, 0, 52), place(-88, 0, 12)]}
        fill="fill-primary-7"
      />
      <Line points={[place(84, -5, 12), place(80, 0, 12), place(84, 5, 12)]} />
      {[50, 38, 26, 14, 2, -10, -22, -34].map((window) => (
        <Line key={window} points={[place(window, 7, 12), place(window - 4, 7, 12)]} />
      ))}
    </>
  );
}

/** Lorry heading to the upper right; its doors and one side are visible. */
export function Lorry({ at: [x, y] }: Placed) {
  const [left, right, rear] = [x - 26, x + 26, y + 76];
  return (
    <>
      <Box at={[left + 3, y - 84, 12]} size={[46, 40, 46]} tone="solid" />
      <RightWall x={right - 3} y={[y - 78, y - 60]} z={[34, 50]} />
      <Box at={[left, y - 42, 14]} size={[52, 118, 74]} />
      <RightWall x={right} y={[y - 42, rear]} z={[40, 54]} fill="fill-primary-7" />
      <Line
        points={[
          [x, rear, 14],
          [x, rear, 88],
        ]}
      />
      <Line
        points={[
          [x - 6, rear, 44],
          [x - 6, rear, 56],
        ]}
      />
      <Line
        points={[
          [x + 6, rear, 44],
          [x + 6, rear, 56],
        ]}
      />
      {[54, 26, -64].map((wheel) => (
        <Wheel key={wheel} at={[right, y + wheel, 12]} />
      ))}
    </>
  );
}

function Wheel({ at }: Placed) {
  const [x, y] = project(at);
  return (
    <g transform={`matrix(-.866 .5 0 -1 ${x} ${y})`}>
      <circle r="12" className="fill-primary-10" />
      <circle r="5" className="fill-surface" />
    </g>
  );
}
