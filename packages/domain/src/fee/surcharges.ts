import { Refusal } from '../refusal.ts';
import { billLine, type BillLine, type ProofSlot } from './bill.ts';
import { amountOf } from './freight.ts';
import type { Box } from './shipment.ts';
import type { RemoteCharge, Surcharge, SurchargeMeasure } from './tariff.ts';

const sidesOf = (box: Box) =>
  [box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].toSorted((a, b) => b - a);

export const longestSide = (box: Box) =>
  Math.max(box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres);

/** Length plus girth: the longest side plus the perimeter of the other two, as carriers measure it. */
export function girthOf(box: Box): number {
  const [longest = 0, second = 0, third = 0] = sidesOf(box);
  return longest + 2 * (second + third);
}

const proofs: Record<SurchargeMeasure, ProofSlot | null> = {
  weight: 'scale',
  length: 'tape',
  girth: 'tape',
  pieces: null,
};

function measuredValue(measure: SurchargeMeasure, boxes: readonly Box[]): number {
  switch (measure) {
    case 'weight':
      return gramsOf(boxes);
    case 'length':
      return Math.max(...boxes.map(longestSide));
    case 'girth':
      return Math.max(...boxes.map(girthOf));
    case 'pieces':
      return boxes.length;
  }
}

const gramsOf = (boxes: readonly Box[]) => boxes.reduce((total, { grams }) => total + grams, 0);

const clamp = (minor: number, least: number, most: number | null) =>
  Math.max(least, most === null ? minor : Math.min(minor, most));

/** Applies one surcharge to these boxes, either all together or the single one given. */
function surchargeLine(
  surcharge: Surcharge,
  boxes: readonly Box[],
  box: number | null,
): BillLine | undefined {
  const { measure, key, bands, least, most } = surcharge;
  const value = measuredValue(measure, boxes);
  const band = bands.find(({ over, upTo }) => value > over && (upTo === null || value <= upTo));
  if (!band) return undefined;
  const counted = measure === 'pieces' ? value - band.over : gramsOf(boxes);
  const minor = clamp(amountOf(band.price, counted), least, most);
  const { price } = band;
  const inputs = {
    value,
    over: band.over,
    ...(price.kind === 'unit' && { counted, unit: price.unit, unitMinor: price.minor }),
  };
  return billLine(measure, minor, {
    text: `surcharge.${measure}.${price.kind}`,
    inputs,
    key,
    box,
    proof: proofs[measure],
  });
}

/** Keeps the most expensive line of each group; among equals the first. */
function mostExpensivePerGroup(
  found: readonly { readonly group: string | null; readonly line: BillLine }[],
): BillLine[] {
  return found
    .filter(
      ({ group, line: own }, index) =>
        group === null ||
        !found.some(
          (other, at) =>
            other.group === group &&
            (other.line.minor > own.minor || (other.line.minor === own.minor && at < index)),
        ),
    )
    .map(({ line: own }) => own);
}

function linesFor(surcharges: readonly Surcharge[], boxes: readonly Box[], box: number | null): BillLine[] {
  const found = surcharges.flatMap((surcharge) => {
    const own = surchargeLine(surcharge, boxes, box);
    return own && own.minor > 0 ? { group: surcharge.group, line: own } : [];
  });
  return mostExpensivePerGroup(found);
}

/** Per-box surcharges first, then those of the whole order. */
export function surchargeLines(surcharges: readonly Surcharge[], boxes: readonly Box[]): BillLine[] {
  const perBox = surcharges.filter(({ per }) => per === 'box');
  const perOrder = surcharges.filter(({ per }) => per === 'order');
  return [
    ...boxes.flatMap((box, index) => linesFor(perBox, [box], index)),
    ...linesFor(perOrder, boxes, null),
  ];
}

/** Of all matching remote areas, only the most expensive is charged. */
export function remoteLines(
  charges: readonly RemoteCharge[],
  areas: readonly string[],
  grams: number,
): BillLine[] {
  const met = charges.filter(({ area }) => areas.includes(area));
  const lines = met.map(({ area, price, least }) => {
    if (!price) throw new Refusal('fee.areaNotServed');
    const inputs: Record<string, number> =
      price.kind === 'unit' ? { counted: grams, unit: price.unit, unitMinor: price.minor } : {};
    return billLine('remote', Math.max(least, amountOf(price, grams)), {
      text: `remote.${price.kind}`,
      inputs,
      key: area,
    });
  });
  return lines
    .filter(({ minor }) => minor > 0)
    .toSorted((a, b) => b.minor - a.minor)
    .slice(0, 1);
}
