import type { Track } from '@onehaul/contract/tracking';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { stateOfStep } from '@onehaul/domain/order/order-state';
import { milestoneOfOrderAct, milestoneOfParcelAct } from '@onehaul/domain/tracking/milestone';
import { nextStepOf } from '@onehaul/domain/tracking/next-step';
import { type TimelineLine, timelineOf } from '@onehaul/domain/tracking/timeline';
import { wayStopOf } from '@onehaul/domain/tracking/way-stop';
import { readerParameters } from '../../db/page.ts';
import type { VisitorContext } from '../../http/context.ts';
import { findTracks, type FoundTrack } from './track.repository.ts';

const orderActs = Object.keys(milestoneOfOrderAct);
const parcelActs = Object.keys(milestoneOfParcelAct);
const arrivalActs = ['arrive', 'receive', 'measure'] satisfies (keyof typeof milestoneOfParcelAct)[];

const isParcelAct = (act: string): act is keyof typeof milestoneOfParcelAct => act in milestoneOfParcelAct;
const noText = { words: '', place: '' };

function parcelLines(parcels: FoundTrack['parcels']): TimelineLine[] {
  return parcels.flatMap(({ act, isOurs, at }) => {
    if (!isParcelAct(act)) return [];
    const source = isOurs ? 'scan' : 'carrier';
    return [{ ...noText, milestone: milestoneOfParcelAct[act], source, happenedAt: new Date(at) }];
  });
}

function orderLines({ acts, events }: NonNullable<FoundTrack['order']>): TimelineLine[] {
  const house = acts.flatMap(({ act, at }): TimelineLine[] => {
    const milestone = milestoneOfOrderAct[act];
    return milestone ? [{ ...noText, milestone, source: 'scan', happenedAt: new Date(at) }] : [];
  });
  const told = events.map(({ source, phase, words, place, at }) => ({
    milestone: phase,
    source,
    words,
    place,
    happenedAt: new Date(at),
  }));
  return [...house, ...told];
}

const emptyTrack = {
  number: null,
  carrierBillNumber: null,
  carrierName: null,
  fromName: null,
  toName: null,
  state: null,
  way: null,
  next: null,
  isLate: false,
};

const newest = (instants: readonly Date[]) =>
  instants.length === 0 ? null : new Date(Math.max(...instants.map((instant) => instant.getTime())));

function trackOfParcel(asked: string, parcels: FoundTrack['parcels'], now: Date): Track {
  const lines = timelineOf(parcelLines(parcels), now);
  const updatedAt = newest(lines.map(({ happenedAt }) => happenedAt));
  return { ...emptyTrack, asked, isFound: lines.length > 0, lines, updatedAt };
}

function trackOf(asked: string, { order, parcels }: FoundTrack, now: Date): Track {
  if (!order) return trackOfParcel(asked, parcels, now);
  const told = [...parcelLines(parcels), ...orderLines(order)];
  const shippedAt = order.shippedAt === null ? null : new Date(order.shippedAt);
  const { delivery, maximumDays } = order;
  const next = nextStepOf({ lines: told, shippedAt, maximumDays, delivery, now });
  return {
    asked,
    isFound: true,
    number: order.number,
    carrierBillNumber: order.carrierBillNumber,
    carrierName: order.carrierName,
    fromName: order.fromName,
    toName: order.toName,
    state: stateOfStep(order.step),
    way: wayStopOf({
      step: order.step,
      phases: order.events.filter(({ source }) => source !== 'estimate').map(({ phase }) => phase),
      confirmation: order.confirmation,
    }),
    lines: timelineOf(told, now),
    next: next && { milestone: next.milestone, by: next.by },
    isLate: next?.isLate ?? false,
    updatedAt: newest([
      ...order.events.map(({ knownAt }) => new Date(knownAt)),
      ...told.filter(({ source }) => source !== 'estimate').map(({ happenedAt }) => happenedAt),
    ]),
  };
}

/** Tracking results, one per requested number, in request order. */
export async function findTracksOf(
  context: VisitorContext,
  { numbers }: { readonly numbers: readonly string[] },
): Promise<Track[]> {
  const asked = numbers.map((number) => number.trim().toUpperCase());
  const found = await context.db.all(findTracks, {
    ...readerParameters(context),
    numbers: asked,
    ours: asked.map(normalizeOrderNumber),
    orderActs,
    arrivalActs,
    parcelActs,
  });
  const now = new Date();
  return found.map((row, index) => trackOf(numbers[index]!, row, now));
}
