const dayMs = 86_400_000;

/** Free storage period and maximum storage period (A32). */
export type StoragePolicy = {
  readonly freeDays: number;
  readonly abandonDays: number;
  /** Days before charges begin at which the member is notified. */
  readonly warnDays: number;
};

export type StorageStep = 'free' | 'warned' | 'due' | 'abandoned';

/** Deadlines fixed on the day a parcel is stored. */
export type Deadlines = {
  readonly freeUntil: Date;
  readonly abandonAt: Date;
  /** When the storage job checks the parcel next. */
  readonly lookAt: Date;
};

const addDays = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs);

export function deadlinesFrom(storedAt: Date, { freeDays, abandonDays, warnDays }: StoragePolicy): Deadlines {
  const freeUntil = addDays(storedAt, freeDays);
  const warnAt = addDays(freeUntil, -warnDays);
  return {
    freeUntil,
    abandonAt: addDays(storedAt, abandonDays),
    lookAt: warnAt > storedAt ? warnAt : storedAt,
  };
}

type Clock = {
  readonly freeUntil: Date;
  readonly abandonAt: Date;
  readonly storageStep: StorageStep;
};

/**
 * Returns the storage step reached and the time of the next check; undefined when nothing changed. A delayed
 * job reports only the latest of several steps.
 */
export function nextStorageStep(
  { freeUntil, abandonAt, storageStep }: Clock,
  warnDays: number,
  now: Date,
): { readonly step: StorageStep; readonly lookAt: Date | null } | undefined {
  if (storageStep === 'abandoned') return undefined;
  if (now >= abandonAt) return { step: 'abandoned', lookAt: null };
  if (now >= freeUntil) return storageStep === 'due' ? undefined : { step: 'due', lookAt: abandonAt };
  if (now >= addDays(freeUntil, -warnDays))
    return storageStep === 'free' ? { step: 'warned', lookAt: freeUntil } : undefined;
  return undefined;
}

/** Time of the next check for a parcel without a new step: the next instant that could change it. */
export function nextCheckAt(
  { freeUntil, abandonAt, storageStep }: Clock,
  warnDays: number,
  now: Date,
): Date | null {
  if (storageStep === 'abandoned') return null;
  return [addDays(freeUntil, -warnDays), freeUntil, abandonAt].find((instant) => instant > now) ?? null;
}

/** The instant shifted by the time the clock was paused. */
export const addSeconds = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** A parcel's storage clock, possibly not started. It is paused during a hold or service work (A32). */
export type PausableClock = {
  readonly freeUntil: Date | null;
  readonly abandonAt: Date | null;
  readonly storageLookAt: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedSeconds: number;
};

/** Pauses the clock. No effect when it is already paused or not started. */
export function pauseClock<Clock extends PausableClock>(clock: Clock, now: Date): Clock {
  return clock.pausedAt || !clock.freeUntil ? clock : { ...clock, pausedAt: now };
}

/** Resumes the clock and shifts its deadlines by the pause; no effect while it runs. */
export function resumeClock<Clock extends PausableClock>(clock: Clock, now: Date): Clock {
  const { pausedAt } = clock;
  if (!pausedAt) return clock;
  // A started second counts in the owner's favour.
  const seconds = Math.ceil((now.getTime() - pausedAt.getTime()) / 1000);
  const later = (instant: Date | null) => instant && addSeconds(instant, seconds);
  return {
    ...clock,
    freeUntil: later(clock.freeUntil),
    abandonAt: later(clock.abandonAt),
    storageLookAt: later(clock.storageLookAt),
    pausedAt: null,
    pausedSeconds: clock.pausedSeconds + seconds,
  };
}

type StorageTimes = {
  readonly storedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedSeconds: number;
  readonly freeUntil: Date | null;
};

/** Started days in storage, as billed; the arrival day is the first. */
export function daysStored({ storedAt, pausedAt, pausedSeconds }: StorageTimes, now: Date): number {
  if (!storedAt) return 0;
  const until = pausedAt ?? now;
  const ms = until.getTime() - storedAt.getTime() - pausedSeconds * 1000;
  return Math.max(0, Math.floor(ms / dayMs)) + 1;
}

/** Remaining free days including today; zero once charges apply, null before storage starts. */
export function freeDaysLeft({ freeUntil, pausedAt }: StorageTimes, now: Date): number | null {
  if (!freeUntil) return null;
  return Math.max(0, Math.ceil((freeUntil.getTime() - (pausedAt ?? now).getTime()) / dayMs));
}
