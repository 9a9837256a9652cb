import { maskWords } from './mask-words.ts';
import type { TrackPhase, TrackSource } from './phase.ts';

/** An event of a carrier as we keep it. */
export type CarrierEvent = {
  readonly source: TrackSource;
  readonly phase: TrackPhase;
  readonly words: string;
  readonly place: string;
  readonly happenedAt: Date;
  readonly eventKey: string;
};

/** What a provider says of a number. */
export type CarrierReport = {
  readonly number: string;
  readonly events: readonly CarrierEvent[];
  /** The provider will say no more. */
  readonly isOver: boolean;
};

const ofCustoms: readonly TrackPhase[] = ['atCustoms', 'customsHeld', 'cleared'];

type Said = {
  readonly provider: string;
  readonly phase: TrackPhase;
  readonly words: string;
  readonly place: string;
  readonly happenedAt: Date;
};

/** The same instant and the same words are the same event, whatever state it is told with later. */
export function carrierEvent({ provider, phase, words, place, happenedAt }: Said): CarrierEvent {
  const masked = maskWords(words);
  return {
    source: ofCustoms.includes(phase) ? 'customs' : 'carrier',
    phase,
    words: masked,
    place: maskWords(place),
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

/** No carrier tells more of one number; a list without end is somebody else's. */
export const mostEvents = 200;
