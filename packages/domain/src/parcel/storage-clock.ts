const dayMs = 86_400_000;

/** How long a warehouse keeps goods for nothing, and how long at all (A32). */
export type StoragePolicy = {
  readonly freeDays: number;
  readonly abandonDays: number;
  /** So many days before money is due, the member is told. */
  readonly warnDays: number;
};

export type StorageStep = 'free' | 'warned' | 'due' | 'abandoned';

/** What is promised on the day a parcel is stored. */
export type Deadlines = {
  readonly freeUntil: Date;
  readonly abandonAt: Date;
  /** When there is next something to say. */
  readonly lookAt: Date;
};

const after = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs);

export function deadlinesFrom(storedAt: Date, { freeDays, abandonDays, warnDays }: StoragePolicy): Deadlines {
  const freeUntil = after(storedAt, freeDays);
  const warnAt = after(freeUntil, -warnDays);
  return {
    freeUntil,
    abandonAt: after(storedAt, abandonDays),
    lookAt: warnAt > storedAt ? warnAt : storedAt,
  };
}

type Clock = {
  readonly freeUntil: Date;
  readonly abandonAt: Date;
  readonly storageStep: StorageStep;
};

/**
 * What the clock has to say now, and when to look again; undefined while there is nothing. A job that slept through
 * several steps says only the last one.
 */
export function nextStorageStep(
  { freeUntil, abandonAt, storageStep }: Clock,
  warnDays: number,
  now: Date,
): { readonly step: StorageStep; readonly lookAt: Date | null } | undefined {
  if (storageStep === 'abandoned') return undefined;
  if (now >= abandonAt) return { step: 'abandoned', lookAt: null };
  if (now >= freeUntil) return storageStep === 'due' ? undefined : { step: 'due', lookAt: abandonAt };
  if (now >= after(freeUntil, -warnDays))
    return storageStep === 'free' ? { step: 'warned', lookAt: freeUntil } : undefined;
  return undefined;
}

/** When to look again at a parcel of which there was nothing to say: at the next instant that could change that. */
export function nextLook(
  { freeUntil, abandonAt, storageStep }: Clock,
  warnDays: number,
  now: Date,
): Date | null {
  if (storageStep === 'abandoned') return null;
  return [after(freeUntil, -warnDays), freeUntil, abandonAt].find((instant) => instant > now) ?? null;
}

/** The same instant after the clock stood still for a while. */
export const shifted = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** A clock of a parcel, or one that has not begun. It stands while we keep the parcel, or work on it (A32). */
export type PausableClock = {
  readonly freeUntil: Date | null;
  readonly abandonAt: Date | null;
  readonly storageLookAt: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedSeconds: number;
};

/** The clock stands from now on. One that stands already stands since then; one that has not begun has nothing to stop. */
export function stopped<Clock extends PausableClock>(clock: Clock, now: Date): Clock {
  return clock.pausedAt || !clock.freeUntil ? clock : { ...clock, pausedAt: now };
}

/** The clock runs again, later by as long as it stood; one that runs goes on running. */
export function runningAgain<Clock extends PausableClock>(clock: Clock, now: Date): Clock {
  const { pausedAt } = clock;
  if (!pausedAt) return clock;
  // A begun second is the owner's.
  const seconds = Math.ceil((now.getTime() - pausedAt.getTime()) / 1000);
  const later = (instant: Date | null) => instant && shifted(instant, seconds);
  return {
    ...clock,
    freeUntil: later(clock.freeUntil),
    abandonAt: later(clock.abandonAt),
    storageLookAt: later(clock.storageLookAt),
    pausedAt: null,
    pausedSeconds: clock.pausedSeconds + seconds,
  };
}

type Stored = {
  readonly storedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedSeconds: number;
  readonly freeUntil: Date | null;
};

/** Whole days begun in storage, as a bill counts them: the day it came is the first. */
export function daysStored({ storedAt, pausedAt, pausedSeconds }: Stored, now: Date): number {
  if (!storedAt) return 0;
  const until = pausedAt ?? now;
  const ms = until.getTime() - storedAt.getTime() - pausedSeconds * 1000;
  return Math.max(0, Math.floor(ms / dayMs)) + 1;
}

/** Days that still cost nothing, the running one included; zero once money is due, null before it is stored. */
export function freeDaysLeft({ freeUntil, pausedAt }: Stored, now: Date): number | null {
  if (!freeUntil) return null;
  return Math.max(0, Math.ceil((freeUntil.getTime() - (pausedAt ?? now).getTime()) / dayMs));
}
