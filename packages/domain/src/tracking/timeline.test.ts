import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackSources } from './phase.ts';
import { type TimelineLine, timelineOf } from './timeline.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const line = (
  milestone: TimelineLine['milestone'],
  hours: number,
  more: Partial<TimelineLine> = {},
): TimelineLine => ({ milestone, source: 'scan', words: '', place: '', happenedAt: at(hours), ...more });

/** Few milestones and instants, so that many lines differ in a single field. */
const anyLine = fc.record({
  milestone: fc.constantFrom('parcelStored', 'departed', 'inTransit', 'delivered'),
  source: fc.constantFrom(...trackSources),
  words: fc.constantFrom('', 'left the depot', 'came'),
  place: fc.constantFrom('', 'Taipei'),
  happenedAt: fc.constantFrom(-2, -1, 1).map(at),
});

test('the order in which events come in does not change the timeline, nor does telling them again', () => {
  fc.assert(
    fc.property(
      fc
        .array(anyLine, { maxLength: 25 })
        .chain((lines) =>
          fc.tuple(
            fc.constant(lines),
            fc.shuffledSubarray(lines, { minLength: lines.length }),
            fc.subarray(lines),
          ),
        ),
      ([lines, shuffled, again]) => {
        expect(timelineOf([...shuffled, ...again], now)).toEqual(timelineOf(lines, now));
      },
    ),
  );
});

test('the newest stands first, and every fact is told by a line of its milestone', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 25 }), (lines) => {
      const shown = timelineOf(lines, now);
      const instants = shown.map(({ happenedAt }) => happenedAt.getTime());
      expect(instants).toEqual([...instants].sort((a, b) => b - a));
      const facts = lines.filter(({ source }) => source !== 'estimate');
      const told = new Set(shown.map(({ milestone }) => milestone));
      for (const { milestone } of facts) expect(told).toContain(milestone);
    }),
  );
});

test('an estimate is shown only while it is to come, and not beside the fact', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 25 }), (lines) => {
      const shown = timelineOf(lines, now);
      const facts = new Set(
        lines.filter(({ source }) => source !== 'estimate').map(({ milestone }) => milestone),
      );
      for (const { source, happenedAt, milestone } of shown)
        if (source === 'estimate') {
          expect(happenedAt > now).toBe(true);
          expect(facts).not.toContain(milestone);
        }
    }),
  );
});

test('what a carrier repeats is one line, by the first word of it; parcels are in the house with the last of them', () => {
  const shown = timelineOf(
    [
      line('departed', -50),
      line('departed', -49, { source: 'carrier', words: 'Departed' }),
      line('parcelStored', -90),
      line('parcelStored', -80),
      line('inTransit', -20, { source: 'carrier', words: 'Hub', place: 'Taipei' }),
      line('inTransit', -20, { source: 'carrier', words: 'Hub', place: 'Taipei' }),
      line('inTransit', -10, { source: 'carrier', words: 'Hub', place: 'Taipei' }),
    ],
    now,
  );
  expect(shown.map(({ milestone, happenedAt }) => [milestone, happenedAt])).toEqual([
    ['inTransit', at(-10)],
    ['inTransit', at(-20)],
    ['departed', at(-50)],
    ['parcelStored', at(-80)],
  ]);
});
