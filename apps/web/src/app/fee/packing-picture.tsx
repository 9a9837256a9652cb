import type { Placed, Triple } from '@onehaul/domain/packing/spots';
import { useMemo } from 'react';
import { type DrawnBox, buildScene } from './packing-scene.ts';

type Props = {
  /** Inner size of the carton: length, width, height. */
  readonly room: Triple;
  readonly placed: readonly Placed[];
  /** Number of boxes already placed, in packing order. */
  readonly step: number;
};

/** Share of the brand colour per box; consecutive boxes contrast most. */
const tints = [28, 70, 44, 86, 56, 34, 78];

/** Fill colours of the top, left and right faces: one hue with increasing shade. */
function fillsOf(box: number): readonly [string, string, string] {
  const base = `color-mix(in oklab, var(--primary-7) ${tints[box % tints.length]}%, var(--surface))`;
  const shaded = (percent: number) => `color-mix(in oklab, ${base}, black ${percent}%)`;
  return [base, shaded(9), shaded(18)];
}

/** Isometric drawing of an open carton. The adjacent list carries the same information as text. */
export function PackingPicture({ room, placed, step }: Props) {
  const scene = useMemo(() => buildScene(room, placed.slice(0, step)), [room, placed, step]);
  const { textSize } = scene;
  return (
    <svg
      viewBox={scene.viewBox}
      aria-hidden="true"
      focusable="false"
      className="mx-auto block max-h-88 w-full"
    >
      <g className="stroke-line-strong" strokeWidth={textSize / 18} strokeLinejoin="round">
        {scene.backWalls.map((d) => (
          <path key={d} d={d} className="fill-sunken" />
        ))}
        <path d={scene.floor} className="fill-primary-2" />
      </g>
      {scene.boxes.map((box) => (
        <DrawnBoxParts key={box.box} box={box} textSize={textSize} />
      ))}
      <path
        d={scene.frontEdges}
        className="fill-none stroke-line-strong"
        strokeWidth={textSize / 14}
        strokeDasharray={`${textSize / 3} ${textSize / 3}`}
      />
      {scene.boxes.map(
        ({ box, label: at }) => at && <BoxNumber key={box} box={box} at={at} size={textSize} />,
      )}
    </svg>
  );
}

function DrawnBoxParts({ box, textSize }: { readonly box: DrawnBox; readonly textSize: number }) {
  const [top, left, right] = fillsOf(box.box);
  return (
    <g className="stroke-ink" strokeWidth={textSize / 14} strokeLinejoin="round">
      <path d={box.left} fill={left} />
      <path d={box.right} fill={right} />
      <path d={box.top} fill={top} />
    </g>
  );
}

type NumberProps = { readonly box: number; readonly at: readonly [number, number]; readonly size: number };

/** Has its own background, so that it stays legible on every tint. */
function BoxNumber({ box, at: [x, y], size }: NumberProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={size * 0.85} className="fill-surface stroke-ink" strokeWidth={size / 14} />
      <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={size} className="fill-ink font-semibold">
        {box + 1}
      </text>
    </g>
  );
}
