import type { InputOf } from '@onehaul/client/send';
import { addressCalls } from '@onehaul/contract/address';
import { consigneeCalls } from '@onehaul/contract/consignee';
import { feeCalls } from '@onehaul/contract/fee';
import { goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { orderCalls } from '@onehaul/contract/order';
import { type Parcel, parcelCalls } from '@onehaul/contract/parcel';
import { pickupPointCalls } from '@onehaul/contract/pickup-point';
import { rewardCalls } from '@onehaul/contract/reward';
import { browserSession } from '../../app/session/browser-session.ts';
import { firstParcels, maxOffered, type OfferedStage } from './wizard-data.ts';

const { send } = browserSession();

/** Parcels of a stage after those the page has brought. */
async function restOfStage({ stage, total }: OfferedStage): Promise<readonly Parcel[]> {
  const pages = Math.ceil(Math.min(total, maxOffered) / firstParcels);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      send(parcelCalls.list, { pageIndex: index + 2, pageRows: firstParcels, stage, search: '' }),
    ),
  );
  return rest.flatMap(({ items }) => items);
}

export async function loadRest(stages: readonly OfferedStage[]): Promise<readonly Parcel[]> {
  return (await Promise.all(stages.map(restOfStage))).flat();
}

/** Parcels by id; missing ones are omitted. */
export async function loadParcels(ids: readonly number[]): Promise<readonly Parcel[]> {
  const found = await Promise.all(
    ids.map(async (id): Promise<Parcel[]> => {
      try {
        return [await send(parcelCalls.get, { id })];
      } catch (error) {
        if ((error as { code?: number }).code === 404) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}

export const countImports = (addressId: number) => send(consigneeCalls.counters, { addressId });

export const loadPoints = async (countryId: number) =>
  (await send(pickupPointCalls.list, { pageIndex: 1, pageRows: 1000, countryId, search: '' })).items;

export const addAddress = (input: InputOf<typeof addressCalls.add>) => send(addressCalls.add, input);

export const loadSavedGoods = async (search: string) =>
  (await send(goodsDeclarationCalls.list, { pageIndex: 1, pageRows: 50, search })).items;

export const claimCoupon = (code: string) => send(rewardCalls.claim, { code });

export const quote = (input: InputOf<typeof feeCalls.quote>) => send(feeCalls.quote, input);

export const findQuote = (id: string) => send(feeCalls.findQuote, { id });

/** The key makes a repeated call the same order (A48). */
export const createOrder = (input: InputOf<typeof orderCalls.create>, idempotencyKey: string) =>
  send(orderCalls.create, input, idempotencyKey);

export const createInstant = (input: InputOf<typeof orderCalls.createInstant>, idempotencyKey: string) =>
  send(orderCalls.createInstant, input, idempotencyKey);

export const cancelOrder = (id: number) => send(orderCalls.cancel, { ids: [id], reason: '' });
