import { randomBytes } from 'node:crypto';
import { maxPrintAgentsPerWarehouse, maxPrintersPerWarehouse } from '@onehaul/domain/label/label-job';
import { fitsOnLabel, type LabelStock } from '@onehaul/domain/label/zpl';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { recordName } from '../../http/record-name.ts';
import { hashOfSecret } from '../../http/secret-hash.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import {
  agentsOfWarehouse,
  countPrinters,
  dropWaitingLabels,
  insertAgent,
  insertLabelJob,
  insertPrinter,
  lockWarehouse,
  pieceToLabel,
  printerById,
  removePrinter,
  revokeAgent,
  updatePrinter,
} from './printer.repository.ts';

type Warehouse = { readonly shopId: number; readonly warehouseId: number };
type One = Warehouse & { readonly id: number };
type Printer = LabelStock & { readonly name: string; readonly host: string; readonly port: number };

const refuseTakenName = refuseUniqueViolation('label_printer_name', 'record.taken');

export async function addPrinter({ db, audit }: StaffChangeContext, printer: Warehouse & Printer) {
  if (!(await db.first(lockWarehouse, printer))) throw new Refusal('record.notFound');
  const { count } = (await db.first(countPrinters, printer))!;
  if (count >= maxPrintersPerWarehouse)
    throw new Refusal('label.tooManyPrinters', { most: maxPrintersPerWarehouse });
  const added = (await db.first(insertPrinter, printer).catch(refuseTakenName))!;
  const { shopId, name, host, port } = printer;
  audit('labelPrinter', recordName(shopId, added.id), { name, host, port });
  return added;
}

export async function changePrinter(
  { db, audit }: StaffChangeContext,
  printer: One & Printer,
): Promise<null> {
  if (!(await db.first(updatePrinter, printer).catch(refuseTakenName))) throw new Refusal('record.notFound');
  const { shopId, id, name, host, port } = printer;
  audit('labelPrinter', recordName(shopId, id), { name, host, port });
  return null;
}

export async function deletePrinter({ db, audit }: StaffChangeContext, printer: One): Promise<null> {
  if (!(await db.first(removePrinter, printer))) throw new Refusal('record.notFound');
  await db.all(dropWaitingLabels, { ...printer, printerId: printer.id });
  audit('labelPrinter', recordName(printer.shopId, printer.id));
  return null;
}

async function getPrinter(db: Db, printer: One) {
  const found = await db.first(printerById, printer);
  if (!found) throw new Refusal('record.notFound');
  return found;
}

export async function printTest(
  { db, staff, audit }: StaffChangeContext,
  printer: One,
): Promise<{ id: number }> {
  await getPrinter(db, printer);
  const { shopId, warehouseId, id: printerId } = printer;
  audit('labelPrinter', recordName(shopId, printerId));
  const job = { shopId, warehouseId, printerId, kind: 'test', parcelId: null, staffId: staff.id } as const;
  return (await db.first(insertLabelJob, job))!;
}

type Piece = Warehouse & {
  readonly printerId: number;
  readonly courierNumber: string;
  readonly piece: number;
};

export async function printParcel(
  { db, staff, audit }: StaffChangeContext,
  asked: Piece,
): Promise<{ id: number }> {
  const { shopId, warehouseId, printerId, courierNumber } = asked;
  const printer = await getPrinter(db, { shopId, warehouseId, id: printerId });
  const parcel = await db.first(pieceToLabel, asked);
  if (!parcel) throw new Refusal('record.notFound');
  if (!fitsOnLabel(printer, courierNumber)) throw new Refusal('label.tooNarrow');
  audit('parcel', recordName(shopId, parcel.id), { printer: printer.name });
  const job = {
    shopId,
    warehouseId,
    printerId,
    kind: 'parcel',
    parcelId: parcel.id,
    staffId: staff.id,
  } as const;
  return (await db.first(insertLabelJob, job))!;
}

/** Creates an agent with a key of 256 random bits, which is returned only here and never again. */
export async function addAgent(
  { db, audit }: StaffChangeContext,
  { name, ...warehouse }: Warehouse & { readonly name: string },
): Promise<{ id: number; key: string }> {
  if (!(await db.first(lockWarehouse, warehouse))) throw new Refusal('record.notFound');
  const agents = await db.all(agentsOfWarehouse, warehouse);
  if (agents.length >= maxPrintAgentsPerWarehouse)
    throw new Refusal('label.tooManyAgents', { most: maxPrintAgentsPerWarehouse });
  const key = randomBytes(32).toString('base64url');
  const { id } = (await db.first(insertAgent, { ...warehouse, name, keyHash: hashOfSecret(key) }))!;
  audit('printAgent', recordName(warehouse.shopId, id), { name });
  return { id, key };
}

export async function removeAgent({ db, audit }: StaffChangeContext, agent: One): Promise<null> {
  if (!(await db.first(revokeAgent, agent))) throw new Refusal('record.notFound');
  audit('printAgent', recordName(agent.shopId, agent.id));
  return null;
}
