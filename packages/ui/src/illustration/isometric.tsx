import type { ReactNode } from 'react';

/** Isometric line drawings: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z?: number];
type Span = readonly [from: number, to: number];

const across = Math.cos(Math.PI / 6);
const rounded = (value: number) => Math.round(value * 10) / 10;

export function project([x, y, z = 0]: Point): readonly [number, number] {
  return [rounded((x - y) * across), rounded((x + y) / 2 - z)];
}

const outline = (points: readonly Point[]) => `M${points.map((point) => project(point).join(' ')).join('L')}`;

type FaceProps = { readonly points: readonly Point[]; readonly fill?: string };

/** One flat polygon. */
export const Face = ({ points, fill = 'fill-surface' }: FaceProps) => (
  <path d={`${outline(points)}Z`} className={fill} />
);

type Filled = { readonly fill?: string };

/** Horizontal rectangle. */
export const Flat = ({
  x: [x1, x2],
  y: [y1, y2],
  z = 0,
  fill,
}: Filled & { x: Span; y: Span; z?: number }) => (
  <Face
    points={[
      [x1, y1, z],
      [x2, y1, z],
      [x2, y2, z],
      [x1, y2, z],
    ]}
    fill={fill}
  />
);

/** Vertical rectangle that faces the lower left. */
export const LeftWall = ({ x: [x1, x2], y, z: [z1, z2], fill }: Filled & { x: Span; y: number; z: Span }) => (
  <Face
    points={[
      [x1, y, z1],
      [x2, y, z1],
      [x2, y, z2],
      [x1, y, z2],
    ]}
    fill={fill}
  />
);

/** Vertical rectangle that faces the lower right. */
export const RightWall = ({
  x,
  y: [y1, y2],
  z: [z1, z2],
  fill,
}: Filled & { x: number; y: Span; z: Span }) => (
  <Face
    points={[
      [x, y1, z1],
      [x, y2, z1],
      [x, y2, z2],
      [x, y1, z2],
    ]}
    fill={fill}
  />
);

type LineProps = { readonly points: readonly Point[]; readonly className?: string };

export const Line = ({ points, className }: LineProps) => (
  <path d={outline(points)} fill="none" className={className} />
);

/** Fill classes of a body: top, lower-left face, lower-right face. */
const tones = {
  paper: ['fill-surface', 'fill-primary-2', 'fill-primary-3'],
  tint: ['fill-primary-3', 'fill-primary-4', 'fill-primary-5'],
  solid: ['fill-primary-6', 'fill-primary-7', 'fill-primary-8'],
  ground: ['fill-primary-2', 'fill-primary-3', 'fill-primary-4'],
} as const;
export type Tone = keyof typeof tones;

type BoxProps = {
  /** The corner farthest from the viewer. */
  readonly at: Point;
  readonly size: readonly [width: number, depth: number, height: number];
  readonly tone?: Tone;
};

export function Box({ at: [x, y, z = 0], size: [width, depth, height], tone = 'paper' }: BoxProps) {
  const [right, near, top] = [x + width, y + depth, z + height];
  const [topFill, leftFill, rightFill] = tones[tone];
  return (
    <>
      <LeftWall x={[x, right]} y={near} z={[z, top]} fill={leftFill} />
      <RightWall x={right} y={[y, near]} z={[z, top]} fill={rightFill} />
      <Flat x={[x, right]} y={[y, near]} z={top} fill={topFill} />
    </>
  );
}

/** Closed parcel with tape over its top and down its front. */
export function Parcel({ at, size, tone }: BoxProps) {
  const [x, y, z = 0] = at;
  const [width, depth, height] = size;
  const tape = [x + width * 0.4, x + width * 0.6] as const;
  const [near, top] = [y + depth, z + height];
  const fill = tone === 'solid' ? 'fill-surface' : 'fill-primary-7';
  return (
    <>
      <Box at={at} size={size} tone={tone} />
      <Flat x={tape} y={[y, near]} z={top} fill={fill} />
      <LeftWall x={tape} y={near} z={[top - height * 0.35, top]} fill={fill} />
    </>
  );
}

type DrawingProps = { readonly viewBox: string; readonly className?: string; readonly children: ReactNode };

/** SVG frame of a drawing; decorative, because the adjacent text has the same content. */
export const Drawing = ({ viewBox, className, children }: DrawingProps) => (
  <svg
    viewBox={viewBox}
    className={`stroke-primary-10 ${className}`}
    aria-hidden="true"
    focusable="false"
    strokeWidth={1.5}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {children}
  </svg>
);
