import type { ReactNode } from 'react';
import { Drawing, Flat, Line, Parcel, type Point, project } from './isometric.tsx';
import { Carton, Ground, House, Shop, Tree } from './things.tsx';
import { Lorry, Plane, Ship } from './vehicles.tsx';

export type TransportMode = 'air' | 'sea' | 'land';

const lanes = [-72, 0, 72];

/** Several shops on one street, each with a conveyor belt. */
function Market() {
  return (
    <>
      <Ground at={[-440, -120]} size={[130, 240]} />
      {lanes.map((lane) => (
        <Shop key={lane} at={[-420, lane - 28]} />
      ))}
    </>
  );
}

function Belts() {
  return (
    <>
      {lanes.map((lane) => (
        <Ground key={lane} at={[-310, lane - 15]} size={[214, 30]} />
      ))}
      <Parcel at={[-250, -86]} size={[28, 26, 24]} />
      <Parcel at={[-180, -14]} size={[34, 28, 24]} tone="tint" />
      <Parcel at={[-290, -12]} size={[22, 24, 18]} tone="solid" />
      <Parcel at={[-226, 60]} size={[26, 24, 34]} tone="solid" />
    </>
  );
}

const waves: readonly Point[] = [
  [-130, -190],
  [-120, -290],
  [-150, -370],
  [90, -190],
  [120, -270],
  [-110, -410],
  [100, -130],
  [110, -350],
];

function Sea() {
  return (
    <>
      <Flat x={[-190, 160]} y={[-450, -96]} fill="fill-primary-2 stroke-none" />
      {waves.map((wave) => {
        const [x, y] = project(wave);
        return (
          <path
            key={`${x}:${y}`}
            d={`M${x} ${y}q6-5 12 0t12 0t12 0`}
            fill="none"
            className="stroke-primary-6"
          />
        );
      })}
    </>
  );
}

const dashed = 'stroke-primary-6 [stroke-dasharray:3_7]';

/** Flight path: a high curve from the box down to the roof. */
function Sky() {
  const [startX, startY] = project([0, -60, 150]);
  const [topX, topY] = project([-60, -230, 290]);
  const [endX, endY] = project([6, -428, 108]);
  return (
    <>
      <path d={`M${startX} ${startY}Q${topX} ${topY} ${endX} ${endY}`} fill="none" className={dashed} />
      <Cloud at={[20, -250]} />
      <Cloud at={[-30, -300]} />
      <Cloud at={[330, -40]} />
    </>
  );
}

const Cloud = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <path
    d={`M${x} ${y}h64a14 14 0 0 0 2-28a22 22 0 0 0-41-8a18 18 0 0 0-25 12a12 12 0 0 0 0 24Z`}
    className="fill-primary-1 stroke-primary-6"
  />
);

/** Landscape and vehicle of each transport between the box and the door. */
const ways: Record<TransportMode, { Land: () => ReactNode; Vehicle: () => ReactNode }> = {
  sea: { Land: Sea, Vehicle: () => <Ship at={[-16, -238]} /> },
  air: { Land: Sky, Vehicle: () => <Plane at={[-70, -200, 150]} /> },
  land: {
    Land: () => (
      <>
        <Ground at={[-46, -380]} size={[92, 290]} />
        <Line
          points={[
            [0, -104],
            [0, -356],
          ]}
          className={dashed}
        />
        <Tree at={[-70, -150]} height={56} />
        <Tree at={[-70, -320]} height={48} />
      </>
    ),
    Vehicle: () => <Lorry at={[0, -224]} />,
  },
};

/** Parcels of several shops become one box and travel to one door. */
export function Scene({ mode, className }: { readonly mode: TransportMode; readonly className?: string }) {
  const { Land, Vehicle } = ways[mode];
  return (
    <Drawing viewBox="-500 -385 1040 515" className={className}>
      <Land />
      <Market />
      <Belts />
      <Ground at={[-88, -480]} size={[176, 130]} />
      <Tree at={[-64, -440]} height={64} />
      <House at={[-40, -470]} />
      <Tree at={[72, -372]} />
      <Vehicle />
      <Ground at={[-96, -96]} size={[192, 192]} />
      <Carton at={[-56, -56]} />
    </Drawing>
  );
}
