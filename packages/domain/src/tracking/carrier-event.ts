import { maskPersonalData } from './mask-personal-data.ts';
import type { TrackPhase, TrackSource } from './phase.ts';

/** A stored carrier event. */
export type CarrierEvent = {
  readonly source: TrackSource;
  readonly phase: TrackPhase;
  readonly words: string;
  readonly place: string;
  readonly happenedAt: Date;
  readonly eventKey: string;
};

/** A tracking provider's report about one number. */
export type CarrierReport = {
  readonly number: string;
  readonly events: readonly CarrierEvent[];
  /** The provider will send no further events. */
  readonly isOver: boolean;
};

const customsPhases: readonly TrackPhase[] = ['atCustoms', 'customsHeld', 'cleared'];

type CarrierEventInput = {
  readonly provider: string;
  readonly phase: TrackPhase;
  readonly words: string;
  readonly place: string;
  readonly happenedAt: Date;
};

/** Time and text identify an event, even if it is reported again with another state. */
export function carrierEvent({ provider, phase, words, place, happenedAt }: CarrierEventInput): CarrierEvent {
  const masked = maskPersonalData(words);
  return {
    source: customsPhases.includes(phase) ? 'customs' : 'carrier',
    phase,
    words: masked,
    place: maskPersonalData(place),
    happenedAt,
    eventKey: `${provider}:${happenedAt.toISOString()}:${masked}`,
  };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Upper bound of events per number; a longer list cannot belong to one shipment. */
export const maxTrackEvents = 200;
