import type { ServiceDetails, ServiceRequest } from '@onehaul/contract/service';
import type { PageRequest } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import {
  isHandled,
  serviceMachine,
  type ServiceStage,
  serviceStages,
  statesOfStage,
} from '@onehaul/domain/service/service-state';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { privateFileUrl } from '../file/index.ts';
import {
  countRequests,
  photosOfRequest,
  refundsOfRequest,
  requestById,
  requestPage,
  type RequestRow,
} from './request-list.repository.ts';

type Search = PageRequest & {
  readonly stage?: ServiceStage | undefined;
  readonly target?: 'order' | 'parcel' | undefined;
  readonly search: string;
};

/** A free service counts as paid without a payment. */
function payStateOf({ state, minor, paidMinor, paidAt }: RequestRow): ServiceRequest['payState'] {
  if (!paidAt) return 'unpaid';
  const isBack = (state === 'cancelled' || state === 'notPossible') && minor !== 0 && paidMinor === 0;
  return isBack ? 'refunded' : 'paid';
}

function requestOf(row: RequestRow): ServiceRequest {
  const { minor, paidMinor, ...rest } = row;
  const { quotedAt: _quoted, assignedAt: _assigned, answer: _answer, found: _found, ...request } = rest;
  return {
    ...request,
    target: row.parcelId === null ? 'order' : 'parcel',
    price: minor,
    paid: paidMinor,
    payState: payStateOf(row),
    isHandled: isHandled(row.state),
    isCancellable: serviceMachine.next(row.state, 'cancel') !== undefined,
  };
}

/** A sub-account sees the requests of its main account (A16). */
export async function findRequests(context: MemberContext, { stage, target, search, ...page }: Search) {
  const { db, shop, member } = context;
  const whose = { memberId: member.ownerId, target: target ?? null };
  const filter = {
    ...whose,
    states: stage ? [...statesOfStage[stage]] : null,
    search: search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase(),
  };
  const [{ items, total }, counted] = await Promise.all([
    findPage(context, requestPage, page, filter),
    db.all(countRequests, { shopId: shop.id, ...whose }),
  ]);
  const countOf = (one: ServiceStage) =>
    counted
      .filter(({ state }) => statesOfStage[one].some((each) => each === state))
      .reduce((sum, { count }) => sum + count, 0);
  const counts = Object.fromEntries(serviceStages.map((one) => [one, countOf(one)])) as Record<
    ServiceStage,
    number
  >;
  return { items: items.map(({ total: _, ...row }) => requestOf(row)), total, counts };
}

async function findRow(context: MemberContext, id: number): Promise<RequestRow> {
  const memberId = context.member.ownerId;
  const row = await context.db.first(requestById, { ...readerParameters(context), memberId, id });
  if (!row) throw new Refusal('record.notFound');
  return row;
}

/** One request of the member in list form; within a transaction it reflects uncommitted changes. */
export const getRequestRow = async (context: MemberContext, id: number): Promise<ServiceRequest> =>
  requestOf(await findRow(context, id));

function storyOf({ state, createdAt, quotedAt, paidAt, assignedAt, handledAt }: RequestRow) {
  const told = (act: ServiceDetails['story'][number]['act'], at: Date | null) => (at ? [{ act, at }] : []);
  return [
    ...told('asked', createdAt),
    ...told('quoted', quotedAt),
    ...told('paid', paidAt),
    ...told('assigned', assignedAt),
    ...(state === 'done' || state === 'notPossible' || state === 'cancelled' ? told(state, handledAt) : []),
  ];
}

/** One request with its history, photos and findings. */
export async function getRequest(
  keys: Keys,
  context: MemberContext,
  { id }: { readonly id: number },
): Promise<ServiceDetails> {
  const { db, shop } = context;
  const row = await findRow(context, id);
  const of = { shopId: shop.id, requestId: id };
  const [photos, refunds] = await Promise.all([db.all(photosOfRequest, of), db.all(refundsOfRequest, of)]);
  return {
    ...requestOf(row),
    answer: row.answer,
    foundCount: row.found.count ?? null,
    foundGrams: row.found.weightGrams ?? null,
    photos: photos.map(({ fileKey, takenAt }) => ({ url: privateFileUrl(keys, shop, fileKey), takenAt })),
    story: storyOf(row),
    refunds,
  };
}
