import { isDeepStrictEqual } from 'node:util';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { tariffProblems } from '@onehaul/domain/fee/tariff-problems';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { lockLine, type Which } from './tariff-desk.ts';
import { deleteDraft, draftOfLine, insertVersion } from './tariff-desk.repository.ts';

type Publishing = Which & {
  /** The version the draft began from, as its editor saw it. */
  readonly basedOn: number;
  /** The draft as it was compared and tried. */
  readonly tariff: Tariff;
  /** Null for at once. */
  readonly effectiveAt: Date | null;
  readonly note: string;
  readonly staffId: number;
};

/** Makes the draft the next version. What was priced before stays as it was: versions are only ever added. */
export async function publishTariff(
  db: Db,
  { basedOn, tariff, effectiveAt, note, staffId, ...which }: Publishing,
): Promise<{ version: number; effectiveAt: Date }> {
  const { latest, now, promisedDays } = await lockLine(db, which);
  const draft = await db.first(draftOfLine, which);
  // Of two who publish at once the second has no draft any more: what they saw was overtaken.
  if (latest !== basedOn) throw new Refusal('tariff.changedBetween');
  if (!draft) throw new Refusal('tariff.noDraft');
  // A colleague may have kept another draft since this one was looked at.
  if (draft.basedOn !== basedOn || !isDeepStrictEqual(draft.tariff, tariff))
    throw new Refusal('tariff.changedBetween');
  if (effectiveAt && effectiveAt < now) throw new Refusal('tariff.inThePast');
  const problems = tariffProblems(draft.tariff);
  if (problems.length > 0) {
    const named = problems.map(({ at, problem }) => `${at} ${problem}`).join(', ');
    throw new Refusal('tariff.hasProblems', { problems: named });
  }
  // What members are told when goods are stored must be what is billed (A32).
  if (draft.tariff.storage.freeDays < promisedDays)
    throw new Refusal('tariff.storageBelowPromise', { days: promisedDays });
  const version = await db.first(insertVersion, {
    ...which,
    version: latest + 1,
    effectiveAt,
    staffId,
    note,
    tariff: JSON.stringify(draft.tariff),
  });
  await db.all(deleteDraft, which);
  return version!;
}
