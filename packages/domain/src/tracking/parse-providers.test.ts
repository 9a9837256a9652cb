import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackPhases } from './phase.ts';
import { parseTrack17, track17FinerPhases, track17Phases } from './parse-17track.ts';
import { kuaidi100Phases, parseKuaidi100, parseKuaidi100Push } from './parse-kuaidi100.ts';

test('a bill of Kuaidi100: each event by its own state, the newest by the bill’s where it has none', () => {
  const report = parseKuaidi100({
    nu: 'YT123',
    state: '5',
    data: [
      { ftime: '2026-11-15 10:30:00', context: '正在派件', areaName: '广东,深圳市' },
      { ftime: '2026-11-14 10:30:00', context: '离开转运中心' },
      { ftime: '2026-11-13 10:30:00', context: '已清关', statusCode: '12' },
      { ftime: '2026-11-12 10:30:00', context: '下单', statusCode: '101' },
      { ftime: 'soon', context: '?', statusCode: '0' },
    ],
  });
  expect(report?.number).toBe('YT123');
  expect(report?.events.map(({ phase, source }) => [phase, source])).toEqual([
    ['outForDelivery', 'carrier'],
    ['inTransit', 'carrier'],
    ['cleared', 'customs'],
  ]);
  expect(report?.events[0]).toMatchObject({
    place: '广东,深圳市',
    happenedAt: new Date('2026-11-15T02:30:00Z'),
    eventKey: 'kuaidi100:2026-11-15T02:30:00.000Z:正在派件',
  });
});

test('a push of Kuaidi100 tells both ends, and when it is the last one', () => {
  const lastResult = { nu: 'RR1', state: '0', data: [{ ftime: '2026-11-13 10:30:00', context: 'a' }] };
  const destResult = { nu: 'RR1', state: '3', data: [{ ftime: '2026-11-15 10:30:00', context: 'b' }] };
  const report = parseKuaidi100Push({ status: 'shutdown', lastResult, destResult });
  expect(report).toMatchObject({ number: 'RR1', isOver: true });
  expect(report?.events.map(({ phase }) => phase)).toEqual(['inTransit', 'delivered']);
  expect(parseKuaidi100Push({ status: 'abort', message: '3天查询无记录' })).toBeUndefined();
});

test('a number of 17TRACK: finer states before the rough ones', () => {
  const events = [
    ['InTransit_Arrival', 'arrived'],
    ['InTransit_CustomsRequiringInformation', 'customsHeld'],
    ['OutForDelivery_Other', 'outForDelivery'],
    ['Exception_Returning', 'returning'],
    ['SomethingNew_Other', 'inTransit'],
    ['InfoReceived', undefined],
  ] as const;
  const report = parseTrack17({
    number: 'RR1',
    track_info: {
      latest_status: { status: 'InTransit' },
      tracking: {
        providers: [
          {
            events: events.map(([sub_status], index) => ({
              time_utc: `2026-11-1${index}T00:00:00Z`,
              description: sub_status,
              sub_status,
            })),
          },
        ],
      },
    },
  });
  expect(report?.events.map(({ phase }) => phase)).toEqual(events.map(([, phase]) => phase).filter(Boolean));
  expect(report?.isOver).toBe(false);
});

test('tables name phases of ours alone', () => {
  const all = [kuaidi100Phases, track17Phases, track17FinerPhases].flatMap((table) => Object.values(table));
  expect(all.filter((phase) => phase !== null && !trackPhases.includes(phase))).toEqual([]);
});

test('whatever is sent, reading it neither fails nor invents an instant', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const report of [parseKuaidi100(value), parseKuaidi100Push(value), parseTrack17(value)])
        for (const { happenedAt } of report?.events ?? [])
          expect(Number.isNaN(happenedAt.getTime())).toBe(false);
    }),
  );
});
