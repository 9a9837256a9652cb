import type { HoldReason, ParcelState } from './parcel-state.ts';
import type { StorageStep } from './storage-clock.ts';

const dayMs = 86_400_000;

/** End of the period in which every member may check whether an unowned parcel is theirs. */
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
 * When goods may be disposed of without the owner's consent: unowned ones after the notice period, owned ones
 * once marked abandoned, contraband at any time. Null for never.
 */
export function disposableFrom(parcel: Parcel, noticeDays: number, now: Date): Date | null {
  const { state, memberId, receivedAt, createdAt, abandonAt, storageStep, holdReason } = parcel;
  if (state !== 'unclaimed' && state !== 'stored' && state !== 'onHold') return null;
  if (holdReason === 'contraband') return now;
  if (memberId === null) return noticeEndsAt(receivedAt ?? createdAt, noticeDays);
  if (storageStep === 'abandoned') return now;
  // The storage job sets the `abandoned` mark; until it has run, no date can be given.
  return abandonAt && abandonAt > now ? abandonAt : null;
}
