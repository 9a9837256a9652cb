import {
  carrierEvent,
  type CarrierEvent,
  type CarrierReport,
  isObject,
  listOf,
  maxTrackEvents,
  textOf,
} from './carrier-event.ts';
import type { TrackPhase } from './phase.ts';

/**
 * Kuaidi100 states: short codes of a bill and long codes of an event. Null: nothing has happened to the
 * goods.
 */
export const kuaidi100Phases: Readonly<Record<string, TrackPhase | null>> = {
  '0': 'inTransit',
  '1': 'collected',
  '2': 'failed',
  '3': 'delivered',
  '4': 'returning',
  '5': 'outForDelivery',
  '6': 'returning',
  '7': 'inTransit',
  '8': 'atCustoms',
  '10': 'atCustoms',
  '11': 'atCustoms',
  '12': 'cleared',
  '13': 'customsHeld',
  '14': 'failed',
  '101': null,
  '102': null,
  '103': 'collected',
  '201': null,
  '202': null,
  '203': 'failed',
  '204': 'failed',
  '205': 'failed',
  '206': 'failed',
  '207': 'failed',
  '208': 'failed',
  '209': 'failed',
  '210': null,
  '301': 'delivered',
  '302': 'delivered',
  '303': 'delivered',
  '304': 'delivered',
  '401': null,
  '501': 'readyForPickup',
  '1001': 'inTransit',
  '1002': 'inTransit',
  '1003': 'inTransit',
};

/** Kuaidi100 sends China local time without a zone. */
function instantOf(text: string): Date | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second = '00'] = found;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** An event's own state wins; the bill's state applies only to the newest event, which is listed first. */
function phaseOf(code: string, billState: string, isNewest: boolean): TrackPhase | null {
  const known = kuaidi100Phases[code || (isNewest ? billState : '')];
  return known === undefined ? 'inTransit' : known;
}

function parseResult(result: Readonly<Record<string, unknown>>): CarrierEvent[] {
  const rows = listOf(result['data']).slice(0, maxTrackEvents);
  const billState = textOf(result['state']);
  return rows.flatMap((row, index) => {
    const happenedAt = instantOf(textOf(row['ftime']) || textOf(row['time']));
    const phase = phaseOf(textOf(row['statusCode']), billState, index === 0);
    if (!happenedAt || !phase) return [];
    const words = textOf(row['context']);
    return [
      carrierEvent({ provider: 'kuaidi100', phase, words, place: textOf(row['areaName']), happenedAt }),
    ];
  });
}

/** Parses a query response, or the result object of a webhook. */
export function parseKuaidi100(answer: unknown): CarrierReport | undefined {
  if (!isObject(answer) || !textOf(answer['nu'])) return undefined;
  return {
    number: textOf(answer['nu']),
    events: parseResult(answer),
    isOver: textOf(answer['state']) === '3',
  };
}

/** Parses a webhook: events at the origin and, for some bills, at the destination. */
export function parseKuaidi100Push(push: unknown): CarrierReport | undefined {
  if (!isObject(push)) return undefined;
  const report = parseKuaidi100(push['lastResult']);
  const abroad = parseKuaidi100(push['destResult']);
  if (!report) return undefined;
  const isOver = ['shutdown', 'abort'].includes(textOf(push['status']));
  return { ...report, events: [...report.events, ...(abroad?.events ?? [])], isOver };
}
