import { type ForecastResult, type ForecastRow, parcelCalls } from '@onehaul/contract/parcel';
import { wirePath } from '@onehaul/contract/wire';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { type ForecastOutcome, isDescribed } from '@onehaul/domain/parcel/forecast';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { findSettings } from '../shop/index.ts';
import { claimAtForecast } from './claim-at-forecast.ts';
import { findLikelyGuesses } from './find-likely-guesses.ts';
import {
  goodsTypesOf,
  insertForecasts,
  type RelatedParcel,
  findRelatedParcels,
  ownForecasts,
  warehouseOf,
} from './forecast.repository.ts';
import { recordParcelEvents } from './move-parcels.ts';

type Forecast = { readonly warehouseId: number; readonly rows: readonly ForecastRow[] };
type NormalizedRow = Omit<ForecastRow, 'goodsTypeId' | 'totalPriceCents'> & {
  readonly goodsTypeId: number | null;
};

/** Field name in our vocabulary; `wirePath` translates it. */
const total = 'totalPriceCents' satisfies keyof ForecastRow;

/** Forecasts parcels and returns one result per row, in input order. */
export async function forecastParcels(
  context: ChangeContext,
  { warehouseId, rows }: Forecast,
): Promise<{ rows: ForecastResult[] }> {
  const { input } = parcelCalls.forecast;
  rows.forEach((row, index) => assertTotal(row, wirePath(input, ['rows', index, total])));
  await assertDescribed(context, rows);
  const read = await normalizeRows(context, warehouseId, rows);
  return { rows: await forecastAll(context, warehouseId, read) };
}

/** Forecasts one parcel; unlike the batch call, a duplicate of an own forecast throws. */
export async function forecastParcel(
  context: ChangeContext,
  { warehouseId, ...row }: { readonly warehouseId: number } & ForecastRow,
): Promise<ForecastResult> {
  assertTotal(row, wirePath(parcelCalls.forecastOne.input, [total]));
  await assertDescribed(context, [row]);
  const read = await normalizeRows(context, warehouseId, [row]);
  const [result] = await forecastAll(context, warehouseId, read);
  if (result!.outcome === 'duplicate') {
    throw new Refusal('parcel.alreadyExpected', { number: result!.courierNumber });
  }
  return result!;
}

/** Checks a submitted total against quantity times unit price; the total itself is never stored. */
function assertTotal({ quantity, unitPriceCents, totalPriceCents }: ForecastRow, field: string): void {
  if (totalPriceCents !== undefined && totalPriceCents !== quantity * unitPriceCents) {
    throw new Refusal('input.invalid', { field });
  }
}

/** Requires goods name and price at forecast time if the shop is set to; else only at order time (A34). */
async function assertDescribed(context: MemberContext, rows: readonly ForecastRow[]): Promise<void> {
  const vague = rows.find((row) => !isDescribed(row));
  if (!vague || settingsFrom(await findSettings(context)).forecastNeedsGoods !== 1) return;
  throw new Refusal('parcel.goodsMissing', { number: vague.courierNumber });
}

/** Normalises courier numbers and validates warehouse and goods types against the shop. */
export async function normalizeRows(
  { db, shop }: MemberContext,
  warehouseId: number,
  rows: readonly ForecastRow[],
): Promise<NormalizedRow[]> {
  const [warehouse, types] = await Promise.all([
    db.first(warehouseOf, { shopId: shop.id, warehouseId }),
    db.all(goodsTypesOf, { shopId: shop.id }),
  ]);
  const known = new Set(types.map(({ id }) => id));
  const isKnown = ({ goodsTypeId }: ForecastRow) => goodsTypeId === undefined || known.has(goodsTypeId);
  if (!warehouse || !rows.every(isKnown)) throw new Refusal('record.notFound');
  return rows.map(({ totalPriceCents: _, ...row }) => {
    const courierNumber = parseCourierNumber(row.courierNumber);
    if (!courierNumber) throw new Refusal('parcel.numberInvalid', { number: row.courierNumber });
    return { ...row, courierNumber, goodsTypeId: row.goodsTypeId ?? types[0]?.id ?? null };
  });
}

const isUnowned = ({ memberId, state }: RelatedParcel) =>
  memberId === null && (state === 'unclaimed' || state === 'claimPending');

/**
 * Determines the outcome of each row. Other members' parcels and forecasts stay undisclosed: such a number is
 * forecast like a new one, and the owner is determined on arrival (A31).
 */
export async function forecastAll(
  context: ChangeContext,
  warehouseId: number,
  rows: readonly NormalizedRow[],
  { claims = true }: { readonly claims?: boolean } = {},
): Promise<ForecastResult[]> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const firstOf = new Map<string, NormalizedRow>();
  for (const row of rows) if (!firstOf.has(row.courierNumber)) firstOf.set(row.courierNumber, row);
  const known = await db.all(findRelatedParcels, { ...whose, numbers: [...firstOf.keys()] });

  const results = new Map<string, ForecastResult>();
  const settle = (courierNumber: string, outcome: ForecastOutcome, parcelId: number | null) =>
    results.set(courierNumber, { courierNumber, outcome, parcelId });
  const own = known.filter(({ memberId }) => memberId === member.ownerId);
  for (const { courierNumber, id, state } of own) {
    // Of several pieces the first counts; an arrived piece takes precedence over a forecast.
    const isForecast = state === 'forecast';
    if (results.get(courierNumber)?.outcome !== 'arrived')
      settle(courierNumber, isForecast ? 'duplicate' : 'arrived', id);
  }
  const unowned = known.filter((parcel) => isUnowned(parcel) && !results.has(parcel.courierNumber));
  if (claims && unowned.length > 0) {
    const guessed = await findLikelyGuesses(
      context,
      unowned.map(({ courierNumber }) => courierNumber),
      [...firstOf.keys()],
    );
    const claimable = unowned.filter(({ courierNumber }) => !guessed.has(courierNumber));
    for (const number of await claimAtForecast(context, claimable)) settle(number, 'claimed', null);
  }

  const fresh = [...firstOf.values()].filter(({ courierNumber }) => !results.has(courierNumber));
  for (const { courierNumber, id } of await addForecasts(context, warehouseId, fresh)) {
    settle(courierNumber, 'forecast', id);
  }
  // Forecast concurrently by the same member in another window.
  const numbers = fresh.map((row) => row.courierNumber).filter((number) => !results.has(number));
  const meanwhile = numbers.length > 0 ? await db.all(ownForecasts, { ...whose, numbers }) : [];
  for (const { courierNumber, id } of meanwhile) settle(courierNumber, 'duplicate', id);

  return rows.map((row) => {
    const result = results.get(row.courierNumber);
    if (!result) throw new Refusal('server.busy');
    return firstOf.get(row.courierNumber) === row ? result : { ...result, outcome: 'duplicate' };
  });
}

async function addForecasts(
  { db, shop, member }: ChangeContext,
  warehouseId: number,
  rows: readonly NormalizedRow[],
): Promise<{ id: number; courierNumber: string }[]> {
  if (rows.length === 0) return [];
  const added = await db.all(insertForecasts, {
    shopId: shop.id,
    memberId: member.ownerId,
    warehouseId,
    numbers: rows.map((row) => row.courierNumber),
    goodsNames: rows.map((row) => row.goodsName),
    goodsTypeIds: rows.map((row) => row.goodsTypeId),
    quantities: rows.map((row) => row.quantity),
    unitPrices: rows.map((row) => row.unitPriceCents),
    remarks: rows.map((row) => row.remark),
  });
  const ids = added.map(({ id }) => id);
  await recordParcelEvents(db, shop.id, ids, 'add', { actor: { kind: 'member', id: member.id } });
  return added;
}
