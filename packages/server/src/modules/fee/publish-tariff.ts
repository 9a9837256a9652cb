import { isDeepStrictEqual } from 'node:util';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { tariffProblems } from '@onehaul/domain/fee/tariff-problems';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockLine, type LineKey } from './tariff-desk.ts';
import { deleteDraft, draftOfLine, insertVersion } from './tariff-desk.repository.ts';

type Publishing = LineKey & {
  /** The version the draft is based on, as the editor saw it. */
  readonly basedOn: number;
  /** The draft as the editor compared and tested it. */
  readonly tariff: Tariff;
  /** Null takes effect immediately. */
  readonly effectiveAt: Date | null;
  readonly note: string;
  readonly staffId: number;
};

/** Publishes the draft as the next version. Versions are append-only, so existing prices never change. */
export async function publishTariff(
  db: TransactionDb,
  { basedOn, tariff, effectiveAt, note, staffId, ...which }: Publishing,
): Promise<{ version: number; effectiveAt: Date }> {
  const { latest, now, promisedDays } = await lockLine(db, which);
  const draft = await db.first(draftOfLine, which);
  // Optimistic concurrency: of two concurrent publishers, the second no longer has a draft.
  if (latest !== basedOn) throw new Refusal('tariff.changedBetween');
  if (!draft) throw new Refusal('tariff.noDraft');
  // Another staff member may have saved a different draft since this one was reviewed.
  if (draft.basedOn !== basedOn || !isDeepStrictEqual(draft.tariff, tariff))
    throw new Refusal('tariff.changedBetween');
  if (effectiveAt && effectiveAt < now) throw new Refusal('tariff.inThePast');
  const problems = tariffProblems(draft.tariff);
  if (problems.length > 0) {
    const named = problems.map(({ at, problem }) => `${at} ${problem}`).join(', ');
    throw new Refusal('tariff.hasProblems', { problems: named });
  }
  // Billed storage must match the free days promised to members on arrival (A32).
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
