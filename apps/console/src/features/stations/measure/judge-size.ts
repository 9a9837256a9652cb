import type { StaffOutputOf } from '@onehaul/client/console';
import type { stationCalls } from '@onehaul/contract/console/stations';

export type LineLimits = StaffOutputOf<typeof stationCalls.limits>['lines'][number];

export type Judgement = {
  readonly line: string;
  readonly verdict: 'refused' | 'dearer';
  readonly by: 'side' | 'weight';
  /** Maximum the line accepts, or the threshold of its surcharge. */
  readonly limit: number;
};

type Typed = { readonly weightGrams: number | undefined; readonly sides: readonly (number | undefined)[] };

/** Lists the lines that refuse or surcharge a parcel by the measures typed so far; refusals first. */
export function judgeSize(lines: readonly LineLimits[], { weightGrams = 0, sides }: Typed): Judgement[] {
  const longest = Math.max(0, ...sides.map((side) => side ?? 0));
  const all = lines.flatMap((line): Judgement[] => {
    const above = (value: number, limit: number | null): limit is number => limit !== null && value > limit;
    const judgement = (verdict: Judgement['verdict'], by: Judgement['by'], limit: number) => [
      { line: line.name, verdict, by, limit },
    ];
    if (above(longest, line.mostSideMillimetres))
      return judgement('refused', 'side', line.mostSideMillimetres);
    if (above(weightGrams, line.mostBoxGrams)) return judgement('refused', 'weight', line.mostBoxGrams);
    if (above(longest, line.surchargedSideMillimetres))
      return judgement('dearer', 'side', line.surchargedSideMillimetres);
    if (above(weightGrams, line.surchargedGrams)) return judgement('dearer', 'weight', line.surchargedGrams);
    return [];
  });
  return all.sort((one, other) => Number(one.verdict === 'dearer') - Number(other.verdict === 'dearer'));
}
