import { Refusal } from '@onehaul/domain/refusal';
import {
  type ServiceAct,
  type ServiceMeasurements,
  serviceMachine,
} from '@onehaul/domain/service/service-state';
import { serviceRefusal } from '@onehaul/domain/service/service-target';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db, TransactionDb } from '../../db/database.ts';
import { emit, type Topic } from '../../outbox/emit.ts';
import { type LockedOrder, lockOrders } from '../order-move/index.ts';
import { lockParcels, type OrderedParcel, resumeStorage, stopStorage } from '../parcel/index.ts';
import {
  type LockedRequest,
  lockRequestRows,
  moveRequest,
  ordersOfParcels,
  settingOfShop,
  targetsOf,
} from './request.repository.ts';

type Target = { readonly parcelId: number | null; readonly orderId: number | null };
export type LockedTargets = {
  readonly orders: readonly LockedOrder[];
  readonly parcels: readonly OrderedParcel[];
};

/** Row-locks the orders and parcels of services until the transaction ends; lock order: orders first. */
export async function lockTargets(
  db: TransactionDb,
  shopId: number,
  targets: readonly Target[],
): Promise<LockedTargets> {
  const parcelIds = targets.flatMap(({ parcelId }) => parcelId ?? []);
  const around = parcelIds.length > 0 ? await db.all(ordersOfParcels, { shopId, ids: parcelIds }) : [];
  const orderIds = [...targets, ...around].flatMap(({ orderId }) => orderId ?? []);
  const orders = orderIds.length > 0 ? await lockOrders(db, shopId, orderIds) : [];
  const parcels = parcelIds.length > 0 ? await lockParcels(db, shopId, parcelIds) : [];
  // The parcel was put into an order between the read and the lock; a retry sees that order.
  const isKnown = ({ orderId }: OrderedParcel) => orderId === null || orders.some(({ id }) => id === orderId);
  if (!parcels.every(isKnown)) throw new Refusal('service.targetElsewhere');
  return { orders, parcels };
}

/** Why the row-locked target of a service cannot be worked on. */
export function serviceTargetRefusal({ orders, parcels }: LockedTargets, { parcelId, orderId }: Target) {
  const stepOf = (id: number | null) => orders.find((order) => order.id === id)?.step ?? null;
  if (parcelId === null) return serviceRefusal({ kind: 'order', step: stepOf(orderId)! });
  const parcel = parcels.find(({ id }) => id === parcelId)!;
  return serviceRefusal({ kind: 'parcel', state: parcel.state, step: stepOf(parcel.orderId) });
}

/** Row-locks requests and their targets. */
export async function lockRequests(
  db: TransactionDb,
  shopId: number,
  ids: readonly number[],
): Promise<{ requests: LockedRequest[]; targets: LockedTargets }> {
  const wanted = [...new Set(ids)];
  const known = await db.all(targetsOf, { shopId, ids: wanted });
  if (known.length < wanted.length) throw new Refusal('record.notFound');
  const targets = await lockTargets(db, shopId, known);
  const requests = await db.all(lockRequestRows, { shopId, ids: wanted });
  return { requests, targets };
}

/** Row-locks a request and its parcel, but not the surrounding order; sufficient for ending the work. */
export async function lockRequest(
  db: TransactionDb,
  shopId: number,
  id: number,
): Promise<{ request: LockedRequest; parcel: OrderedParcel | undefined }> {
  const [known] = await db.all(targetsOf, { shopId, ids: [id] });
  if (!known) throw new Refusal('record.notFound');
  const [parcel] = known.parcelId === null ? [] : await lockParcels(db, shopId, [known.parcelId]);
  const [request] = await db.all(lockRequestRows, { shopId, ids: [id] });
  return { request: request!, parcel };
}

/** Hours allowed for pricing a service, and again for doing it. */
export async function serviceHoursOf(db: Db, shopId: number): Promise<number> {
  const own = await db.first(settingOfShop, { shopId, name: 'serviceHours' });
  return settingsFrom({ serviceHours: own?.value }).serviceHours;
}

type Step = {
  readonly minor?: number;
  readonly staffId?: number | null;
  readonly answer?: string;
  readonly found?: ServiceMeasurements;
  readonly hours?: number;
  /** Notice sent to the owner; by default only their open pages are refreshed. */
  readonly notice?: Topic;
};

/**
 * The only way a request changes state: by the transition table, with a check on the state read; notifies its
 * owner.
 */
export async function stepRequest(
  db: TransactionDb,
  request: LockedRequest,
  act: ServiceAct,
  { minor, staffId, answer, found, hours = 0, notice = 'serviceChanged' }: Step,
): Promise<void> {
  const { shopId, id, memberId, number, state } = request;
  const to = serviceMachine.next(state, act);
  if (!to) throw new Refusal('service.over');
  const moved = await db.first(moveRequest, {
    shopId,
    id,
    from: state,
    to,
    minor: minor ?? null,
    staffId: staffId === undefined ? request.staffId : staffId,
    answer: answer ?? request.answer,
    found: JSON.stringify(found ?? request.found),
    hours,
  });
  if (!moved) throw new Refusal('service.over');
  const details = { number, ...(minor !== undefined && { minor }) };
  await emit(db, { shopId, memberId, topic: notice, subjectId: id, details });
}

/** Marks requests as paid and pauses the storage clocks of their parcels. All rows must be locked. */
export async function markPaid(
  db: TransactionDb,
  shopId: number,
  requests: readonly LockedRequest[],
  { parcels }: LockedTargets,
): Promise<void> {
  const hours = await serviceHoursOf(db, shopId);
  await Promise.all(requests.map((request) => stepRequest(db, request, 'pay', { hours })));
  await stopStorage(db, parcels);
}

/** Resumes the storage clock of the parcel. The request's state must have changed before. */
export async function endWork(db: TransactionDb, parcel: OrderedParcel | undefined): Promise<void> {
  if (parcel) await resumeStorage(db, parcel);
}
