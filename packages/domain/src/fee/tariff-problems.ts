import type { Band, CarryStep, Freight, Price, Surcharge, Tariff } from './tariff.ts';

/**
 * Structural problems of a tariff, beyond invalid numbers; named so that the tariff editor can explain them.
 */
export type TariffProblem =
  | 'noBands'
  | 'bandsNotRising'
  | 'openBandNotLast'
  | 'carryNotRising'
  | 'carryNotMultiple'
  | 'surchargeBandsOverlap'
  | 'piecesPerBox'
  | 'surchargeKeyRepeats'
  | 'leastAboveMost'
  | 'areaRepeats'
  | 'levelRepeats'
  | 'storageNotCovered';

/** `at` is a path into the tariff. */
export type FoundProblem = { readonly at: string; readonly problem: TariffProblem };

const hasRepeats = (values: readonly unknown[]) => new Set(values).size < values.length;

function bandProblems(edges: readonly (number | null)[]): TariffProblem[] {
  if (edges.length === 0) return ['noBands'];
  if (edges.slice(0, -1).includes(null)) return ['openBandNotLast'];
  const isRising = edges.every((edge, index) => edge === null || edge > (edges[index - 1] ?? 0));
  return isRising ? [] : ['bandsNotRising'];
}

function freightProblems(freight: Freight): TariffProblem[] {
  if (freight.mode === 'firstContinued') return [];
  const bands: readonly Band<Price>[] = freight.bands;
  return bandProblems(bands.map(({ upTo }) => upTo));
}

/**
 * A step must begin at a multiple of the previous one, or a heavier order could be billed less: with steps of
 * 1 kg from 100 kg, 100.1 kg bills as 101 kg, but 99.9 kg in steps of 3 kg as 102 kg.
 */
function carryProblems(carry: readonly CarryStep[]): TariffProblem[] {
  const isRising = carry.every(({ from }, index) => from > (carry[index - 1]?.from ?? -1));
  if (!isRising) return ['carryNotRising'];
  const isMultiple = carry.every(({ from }, index) => from % (carry[index - 1]?.step ?? 1) === 0);
  return isMultiple ? [] : ['carryNotMultiple'];
}

function surchargeProblems({ bands, measure, per, least, most }: Surcharge): TariffProblem[] {
  const problems: TariffProblem[] = [];
  if (bands.length === 0) problems.push('noBands');
  const isApart = bands.every(({ over, upTo }, index) => {
    const end = index === 0 ? 0 : bands[index - 1]?.upTo;
    return typeof end === 'number' && over >= end && (upTo === null || upTo > over);
  });
  if (!isApart) problems.push('surchargeBandsOverlap');
  if (measure === 'pieces' && per === 'box') problems.push('piecesPerBox');
  if (most !== null && least > most) problems.push('leastAboveMost');
  return problems;
}

export function tariffProblems(tariff: Tariff): FoundProblem[] {
  const { freight, delivery, weighing, surcharges, remoteAreas, storage, collection, discount } = tariff;
  const at = (path: string, problems: readonly TariffProblem[]) =>
    problems.map((problem) => ({ at: path, problem }));
  const repeats = (path: string, values: readonly unknown[], problem: TariffProblem) =>
    at(path, hasRepeats(values) ? [problem] : []);
  const storageEdges = storage.bands.map(({ upToGrams }) => upToGrams);
  return [
    ...at('freight', freightProblems(freight)),
    ...at('delivery', delivery ? freightProblems(delivery) : []),
    ...at('weighing.carry', carryProblems(weighing.carry)),
    ...surcharges.flatMap((surcharge, index) => at(`surcharges.${index}`, surchargeProblems(surcharge))),
    ...repeats(
      'surcharges',
      surcharges.map(({ key }) => key),
      'surchargeKeyRepeats',
    ),
    ...repeats(
      'remoteAreas',
      remoteAreas.map(({ area }) => area),
      'areaRepeats',
    ),
    ...at('storage.bands', storageProblems(storageEdges)),
    ...at(
      'collection.bands',
      collection ? bandProblems(collection.bands.map(({ upToMinor }) => upToMinor)) : [],
    ),
    ...repeats(
      'discount.levels',
      discount.levels.map(({ level }) => level),
      'levelRepeats',
    ),
  ];
}

/** Every weight needs a storage price, even zero; otherwise a parcel would be stored free unnoticed. */
function storageProblems(edges: readonly (number | null)[]): TariffProblem[] {
  const problems = bandProblems(edges);
  return problems.length > 0 || edges.at(-1) === null ? problems : ['storageNotCovered'];
}
