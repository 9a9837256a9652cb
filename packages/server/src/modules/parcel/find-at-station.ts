import type { StationParcel } from '@onehaul/contract/console/stations';
import type { Language } from '@onehaul/domain/language';
import type { Db } from '../../db/database.ts';
import { requireCourierNumber } from './lock-piece.ts';
import { parcelAtStation, piecesAtStation, warehouseName, workplaces } from './station.repository.ts';

type Reader = { readonly shopId: number; readonly language: Language };

/** Reads a parcel that the caller knows to exist. */
export async function getStationParcel(db: Db, id: number, reader: Reader): Promise<StationParcel> {
  return (await db.first(parcelAtStation, { ...reader, id }))!;
}

/** Finds the pieces of a number that are in the shop's warehouses or expected. */
export function findAtStation(
  db: Db,
  { courierNumber, ...reader }: Reader & { readonly courierNumber: string },
): Promise<StationParcel[]> {
  return db.all(piecesAtStation, { ...reader, courierNumber: requireCourierNumber(courierNumber) });
}

export function findWorkplaces(db: Db, language: Language) {
  return db.all(workplaces, { language });
}

export async function findWarehouseName(
  db: Db,
  warehouseId: number | undefined,
  reader: Reader,
): Promise<string | null> {
  if (warehouseId === undefined) return null;
  return (await db.first(warehouseName, { ...reader, warehouseId }))?.name ?? null;
}
