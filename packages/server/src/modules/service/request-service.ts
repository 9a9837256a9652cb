import { serviceRequestCalls, type ServiceRequest } from '@onehaul/contract/service';
import { wirePath } from '@onehaul/contract/wire';
import type { Language, Translated } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { chargeableServiceMinor } from '@onehaul/domain/service/service-price';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext } from '../../http/context.ts';
import { insertNumbered } from '../../insert-numbered.ts';
import { lockParcelsOf } from '../parcel/index.ts';
import { getRequestRow } from './find-requests.ts';
import {
  type LockedTargets,
  lockRequests,
  lockTargets,
  markPaid,
  serviceHoursOf,
  serviceTargetRefusal,
} from './move-request.ts';
import { insertRequest, optionToAsk } from './request.repository.ts';

type ServiceRequestInput = {
  readonly parcelId?: number | undefined;
  readonly orderId?: number | undefined;
  readonly optionId: number;
  readonly quantity: number;
  readonly words: string;
};

/** Snapshot of the current names, unaffected by later renames. */
function namesOf(service: Translated, option: Translated, fallback: Language): Translated {
  const languages = [...new Set([...Object.keys(service), ...Object.keys(option)])] as Language[];
  const named = languages.map((language) => {
    const words = [service[language] ?? service[fallback], option[language] ?? option[fallback]];
    return [language, words.filter(Boolean).join(' · ')] as const;
  });
  return Object.fromEntries(named);
}

/** Row-locks the member's own target; also returns the weight for pricing, if known. */
async function lockOwnTargets(
  { db, shop, member }: ChangeContext,
  { parcelId, orderId }: ServiceRequestInput,
) {
  const target = { parcelId: parcelId ?? null, orderId: orderId ?? null };
  if ((parcelId === undefined) === (orderId === undefined)) {
    throw new Refusal('input.invalid', { field: wirePath(serviceRequestCalls.ask.input, ['parcelId']) });
  }
  const held: LockedTargets = await lockTargets(db, shop.id, [target]);
  const [parcel] = held.parcels;
  const order = held.orders.find(({ id }) => id === orderId);
  const { memberId, warehouseId } = parcel ?? order!;
  if (memberId !== member.ownerId || (parcel && parcel.joinedId !== null))
    throw new Refusal('record.notFound');
  const refusal = serviceTargetRefusal(held, target);
  if (refusal) throw new Refusal(refusal);
  const goods = parcel ? [parcel] : await lockParcelsOf(db, shop.id, order!.id);
  const grams = goods.some(({ weightGrams }) => weightGrams === null)
    ? null
    : goods.reduce((sum, { weightGrams }) => sum + weightGrams!, 0);
  return { ...target, warehouseId, grams };
}

/** Requests a service for goods in the warehouse. A free service counts as paid immediately. */
export async function requestService(
  context: ChangeContext,
  asked: ServiceRequestInput,
): Promise<ServiceRequest> {
  const { db, shop, member } = context;
  const option = await db.first(optionToAsk, { shopId: shop.id, id: asked.optionId });
  if (!option) throw new Refusal('record.notFound');
  const { grams, ...target } = await lockOwnTargets(context, asked);
  const isFor = target.parcelId === null ? 'order' : 'parcel';
  if (!option.isOffered || option.target !== isFor) throw new Refusal('service.notOffered');
  const minor = chargeableServiceMinor(option, { quantity: asked.quantity, grams });
  const names = namesOf(option.serviceNames, option.names, shop.languages[0]);
  const draft = {
    ...target,
    shopId: shop.id,
    memberId: member.ownerId,
    accountId: member.id,
    optionId: option.id,
    names: JSON.stringify(names),
    finds: option.finds,
    quantity: asked.quantity,
    minor,
    state: minor === null ? ('requested' as const) : ('unpaid' as const),
    words: asked.words,
    hours: await serviceHoursOf(db, shop.id),
  };
  const id = await insertNumberedRequest(context, draft);
  if (minor === 0) {
    const { requests, targets } = await lockRequests(db, shop.id, [id]);
    await markPaid(db, shop.id, requests, targets);
  }
  return getRequestRow(context, id);
}

type Draft = Omit<Parameters<(typeof insertRequest)['bind']>[0], 'tenantId' | 'number'>;

async function insertNumberedRequest({ db }: ChangeContext, draft: Draft): Promise<number> {
  const { id } = await insertNumbered((number) =>
    db
      .attempt(() => db.first(insertRequest, { ...draft, number }))
      .catch(refuseUniqueViolation('service_request_once_parcel', 'service.alreadyAsked'))
      .catch(refuseUniqueViolation('service_request_once_order', 'service.alreadyAsked')),
  );
  return id;
}
