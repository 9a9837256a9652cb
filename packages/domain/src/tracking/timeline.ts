import { type Milestone, milestones } from './milestone.ts';
import { type TrackSource, trackSources } from './phase.ts';

export type TimelineLine = {
  readonly milestone: Milestone;
  readonly source: TrackSource;
  readonly words: string;
  readonly place: string;
  readonly happenedAt: Date;
};

/**
 * One-off milestones, where the earliest report counts: carriers repeat what our own scan recorded before.
 */
const earliestReportCounts: readonly Milestone[] = [
  'submitted',
  'paid',
  'collected',
  'departed',
  'arrived',
  'cleared',
  'delivered',
  'completed',
];
/** Repeatable milestones (again, or once per parcel), where the latest report counts as completion. */
const latestReportCounts: readonly Milestone[] = [
  'parcelReceived',
  'parcelStored',
  'picked',
  'packed',
  'loaded',
];

const rankOf = (milestone: Milestone) => milestones.indexOf(milestone);
const trustOf = (source: TrackSource) => trackSources.indexOf(source);
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Newest first; ties by the usual order of milestones, then by the most trusted source. */
function compareLines(a: TimelineLine, b: TimelineLine): number {
  return (
    b.happenedAt.getTime() - a.happenedAt.getTime() ||
    rankOf(b.milestone) - rankOf(a.milestone) ||
    trustOf(a.source) - trustOf(b.source) ||
    compareTexts(a.place, b.place) ||
    compareTexts(a.words, b.words)
  );
}

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

/** Lines with the same key are merged. */
function keyOf({ milestone, happenedAt, place, words }: TimelineLine): string {
  if (earliestReportCounts.includes(milestone) || latestReportCounts.includes(milestone)) return milestone;
  return JSON.stringify([milestone, minuteOf(happenedAt), place, words]);
}

/** Expects lines sorted newest first. */
function mergeLines(lines: readonly TimelineLine[]): TimelineLine[] {
  const kept = new Map<string, TimelineLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const known = kept.get(key);
    const isEarlier =
      known && line.happenedAt < known.happenedAt && earliestReportCounts.includes(line.milestone);
    if (!known || isEarlier) kept.set(key, line);
  }
  return [...kept.values()];
}

/**
 * Merges all events from the inbound courier to the last mile, newest first, independent of arrival order.
 * Estimates are shown only while in the future: once overdue they are neither fact nor promise.
 */
export function timelineOf(told: readonly TimelineLine[], now: Date): TimelineLine[] {
  const facts = told.filter(({ source }) => source !== 'estimate');
  const reached = new Set(facts.map(({ milestone }) => milestone));
  const expected = told.filter(
    ({ source, milestone, happenedAt }) =>
      source === 'estimate' && happenedAt > now && !reached.has(milestone),
  );
  return [...mergeLines([...facts].sort(compareLines)), ...mergeLines([...expected].sort(compareLines))].sort(
    compareLines,
  );
}
