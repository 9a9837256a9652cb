import { Box, Drawing, Line, Parcel, RightWall } from './isometric.tsx';
import { Carton, Ground, House, Shop, Tree } from './things.tsx';

const frame = '-182 -196 364 298';

const Buy = () => (
  <>
    <Ground at={[-90, -90]} size={[180, 180]} />
    <Shop at={[-74, -84]} />
    <Shop at={[-74, -20]} />
    <Parcel at={[26, -68]} size={[32, 30, 26]} tone="solid" />
    <Parcel at={[24, -14]} size={[36, 32, 24]} />
    <Parcel at={[30, 46]} size={[26, 26, 34]} tone="tint" />
  </>
);

/** Parcel on the scale with dimension lines. */
const Measure = () => (
  <>
    <Ground at={[-90, -90]} size={[180, 180]} />
    <Box at={[-66, -56, 0]} size={[112, 112, 14]} />
    <Box at={[-62, -80, 0]} size={[10, 16, 70]} />
    <RightWall x={-50} y={[-98, -46]} z={[66, 104]} fill="fill-primary-7" />
    <Line
      points={[
        [-50, -88, 78],
        [-50, -56, 78],
      ]}
      className="stroke-on-primary"
    />
    <Line
      points={[
        [-50, -88, 92],
        [-50, -70, 92],
      ]}
      className="stroke-on-primary"
    />
    <Parcel at={[-48, -38, 14]} size={[76, 76, 58]} tone="tint" />
    <Line
      points={[
        [-48, 52, 14],
        [28, 52, 14],
      ]}
    />
    <Line
      points={[
        [-48, 46, 14],
        [-48, 58, 14],
      ]}
    />
    <Line
      points={[
        [28, 46, 14],
        [28, 58, 14],
      ]}
    />
    <Line
      points={[
        [42, -38, 14],
        [42, 38, 14],
      ]}
    />
    <Line
      points={[
        [36, -38, 14],
        [48, -38, 14],
      ]}
    />
    <Line
      points={[
        [36, 38, 14],
        [48, 38, 14],
      ]}
    />
  </>
);

const Merge = () => (
  <>
    <Ground at={[-90, -90]} size={[180, 180]} />
    <Carton at={[-60, -60]} />
  </>
);

const Receive = () => (
  <>
    <Ground at={[-90, -90]} size={[180, 180]} />
    <Tree at={[-74, -30]} height={70} />
    <House at={[-52, -70]} />
    <Tree at={[74, 40]} height={52} />
    <Tree at={[70, -60]} height={60} />
  </>
);

const drawings = { buy: Buy, measure: Measure, merge: Merge, receive: Receive } as const;
export type StepName = keyof typeof drawings;

/** Drawing of one of the four steps from shop to door. */
export function StepDrawing({ step, className }: { readonly step: StepName; readonly className?: string }) {
  const Content = drawings[step];
  return (
    <Drawing viewBox={frame} className={className}>
      <Content />
    </Drawing>
  );
}
