import { prorate } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { billLine, type BillLine } from './bill.ts';
import type { ServiceCharge, Shipment, StoredParcel } from './shipment.ts';
import type { Collection, Insurance, StoragePolicy, Tax } from './tariff.ts';
import { serviceMinor } from '../service/service-price.ts';

const share = (minor: number, bps: number) => prorate(minor, bps, 10_000);

/** Returns one line per weight band that has parcels stored beyond the free days. */
export function storageLines(policy: StoragePolicy, stored: readonly StoredParcel[]): BillLine[] {
  const { bands, freeDays, mostDays } = policy;
  const due = parcelsToBill(policy, stored).map(({ days, grams }) => ({
    days: Math.max(0, Math.min(days, mostDays ?? days) - freeDays),
    band: bands.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams),
  }));
  return bands.flatMap((band) => {
    const parcels = due.filter((parcel) => parcel.band === band && parcel.days > 0);
    const days = parcels.reduce((total, parcel) => total + parcel.days, 0);
    if (days * band.minorPerDay === 0) return [];
    const inputs = { parcels: parcels.length, days, freeDays, minorPerDay: band.minorPerDay };
    return billLine('storage', days * band.minorPerDay, { inputs });
  });
}

/** A per-order clock bills the parcels as one: their total weight, for the days of the oldest. */
function parcelsToBill({ clock }: StoragePolicy, stored: readonly StoredParcel[]): readonly StoredParcel[] {
  if (clock === 'perParcel' || stored.length === 0) return stored;
  const grams = stored.reduce((total, parcel) => total + parcel.grams, 0);
  return [{ days: Math.max(...stored.map(({ days }) => days)), grams }];
}

export function serviceLines(services: readonly ServiceCharge[]): BillLine[] {
  return services.map((service) => {
    const { key, minor, minorEach, minorPerKilogram, quantity, grams } = service;
    return billLine('service', serviceMinor(service, service), {
      inputs: { onceMinor: minor, eachMinor: minorEach, quantity, kilogramMinor: minorPerKilogram, grams },
      key,
      proof: 'service',
    });
  });
}

export function insuranceLines(
  insurance: Insurance | null,
  { insuredMinor, declaredMinor }: Shipment,
): BillLine[] {
  if (insuredMinor === 0) return [];
  if (!insurance) throw new Refusal('fee.insuranceNotOffered');
  // The insured value must not exceed the value declared to customs.
  if (insuredMinor > declaredMinor) throw new Refusal('fee.coverAboveValue');
  const { bps, least, mostCover } = insurance;
  if (mostCover !== null && insuredMinor > mostCover) throw new Refusal('fee.coverTooHigh');
  return [
    billLine('insurance', Math.max(least, share(insuredMinor, bps)), {
      inputs: { insuredMinor, bps, least },
    }),
  ];
}

export function collectionLines(collection: Collection | null, { collectionMinor }: Shipment): BillLine[] {
  if (collectionMinor === 0) return [];
  if (!collection) throw new Refusal('fee.collectionNotOffered');
  const band = collection.bands.find(({ upToMinor }) => upToMinor === null || collectionMinor <= upToMinor);
  if (!band) throw new Refusal('fee.collectionTooHigh');
  const { least } = collection;
  const fee = band.minor + share(collectionMinor, band.bps);
  const inputs = { collectionMinor, onceMinor: band.minor, bps: band.bps, least };
  return [billLine('collection', Math.max(least, fee), { inputs })];
}

export function taxLines(tax: Tax, { declaredMinor, isTaxHandled }: Shipment): BillLine[] {
  if (tax.mode !== 'onValue' || !isTaxHandled || declaredMinor <= tax.freeUpToMinor) return [];
  const { dutyBps, commissionBps, leastCommission } = tax;
  const duty = share(declaredMinor, dutyBps);
  if (duty === 0) return [];
  const commission = Math.max(leastCommission, share(duty, commissionBps));
  return [
    billLine('duty', duty, { inputs: { declaredMinor, bps: dutyBps } }),
    billLine('taxCommission', commission, {
      inputs: { dutyMinor: duty, bps: commissionBps, least: leastCommission },
    }),
  ];
}
