import { sameScanMs } from '@onehaul/domain/parcel/scan';
import type { Draft, Entry } from '../outbox/entry.ts';

/** Identity of a scan for deduplication: everything except its timestamp. */
function contentOf({ kind, input }: Draft): string {
  const { scannedAt: _, ...content } = { scannedAt: undefined, ...input };
  return JSON.stringify([kind, Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/**
 * Returns the recent scan that this one duplicates: a double trigger, or a parcel on the belt again. Rejected
 * scans may be repeated, and every further piece counts as new.
 */
export function findDuplicateScan(latest: readonly Entry[], draft: Draft, nowMs: number): Entry | undefined {
  if (draft.kind === 'addPhoto' || (draft.kind === 'receive' && draft.input.isFurtherPiece)) return undefined;
  const content = contentOf(draft);
  return latest.find(
    (entry) =>
      entry.state !== 'conflict' && nowMs - entry.madeAtMs < sameScanMs && contentOf(entry) === content,
  );
}
