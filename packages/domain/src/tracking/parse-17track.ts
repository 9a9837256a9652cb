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

/** 17TRACK states by the word before the underscore. Null: nothing has happened to the goods. */
export const track17Phases: Readonly<Record<string, TrackPhase | null>> = {
  NotFound: null,
  InfoReceived: null,
  InTransit: 'inTransit',
  Expired: null,
  AvailableForPickup: 'readyForPickup',
  OutForDelivery: 'outForDelivery',
  DeliveryFailure: 'failed',
  Delivered: 'delivered',
  Exception: 'failed',
};

/** Sub-states that are more specific. */
export const track17FinerPhases: Readonly<Record<string, TrackPhase>> = {
  InTransit_PickedUp: 'collected',
  InTransit_Departure: 'departed',
  InTransit_Arrival: 'arrived',
  InTransit_CustomsProcessing: 'atCustoms',
  InTransit_CustomsReleased: 'cleared',
  InTransit_CustomsRequiringInformation: 'customsHeld',
  Exception_Returning: 'returning',
  Exception_Returned: 'returning',
};

function phaseOf(state: string): TrackPhase | null {
  const finer = track17FinerPhases[state];
  if (finer) return finer;
  const known = track17Phases[state.split('_')[0]!];
  return known === undefined ? 'inTransit' : known;
}

function instantOf(row: Readonly<Record<string, unknown>>): Date | undefined {
  const instant = new Date(textOf(row['time_utc']) || textOf(row['time_iso']));
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function parseEvent(row: Readonly<Record<string, unknown>>): CarrierEvent[] {
  const happenedAt = instantOf(row);
  const phase = phaseOf(textOf(row['sub_status']) || textOf(row['stage']));
  if (!happenedAt || !phase) return [];
  const words = textOf(row['description']);
  return [carrierEvent({ provider: 'track17', phase, words, place: textOf(row['location']), happenedAt })];
}

/** Parses the data of one number from a webhook or a query response. */
export function parseTrack17(told: unknown): CarrierReport | undefined {
  if (!isObject(told) || !textOf(told['number'])) return undefined;
  const info = isObject(told['track_info']) ? told['track_info'] : {};
  const tracking = isObject(info['tracking']) ? info['tracking'] : {};
  const rows = listOf(tracking['providers']).flatMap((provider) => listOf(provider['events']));
  const latest = isObject(info['latest_status']) ? textOf(info['latest_status']['status']) : '';
  return {
    number: textOf(told['number']),
    events: rows.slice(0, maxTrackEvents).flatMap(parseEvent),
    isOver: latest === 'Delivered',
  };
}
