import type { HoldReason, ParcelState } from './parcel-state.ts';
import type { StorageStep } from './storage-clock.ts';

const dayMs = 86_400_000;

/** Until then everybody may look whether an unowned parcel is theirs. */
export const noticeEndsAt = (receivedAt: Date, noticeDays: number) =>
  new Date(receivedAt.getTime() + noticeDays * dayMs);

type Parcel = {
  readonly state: ParcelState;
  readonly memberId: number | null;
  readonly receivedAt: Date | null;
  readonly createdAt: Date;
  readonly abandonAt: Date | null;
  readonly storageStep: StorageStep;
  readonly holdReason: HoldReason | null;
};

/**
 * When goods may leave us without their owner's word: what is nobody's after its notice period, what is somebody's once
 * it was marked as abandoned, and what the law does not let us keep at any time. Null for never.
 */
export function disposableFrom(parcel: Parcel, noticeDays: number, now: Date): Date | null {
  const { state, memberId, receivedAt, createdAt, abandonAt, storageStep, holdReason } = parcel;
  if (state !== 'unclaimed' && state !== 'stored' && state !== 'onHold') return null;
  if (holdReason === 'contraband') return now;
  if (memberId === null) return noticeEndsAt(receivedAt ?? createdAt, noticeDays);
  if (storageStep === 'abandoned') return now;
  // The mark is set by the clock's own job: before it there is no day that would do.
  return abandonAt && abandonAt > now ? abandonAt : null;
}
