import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { Refusal } from '@onehaul/domain/refusal';
import {
  onlyShop,
  type Places,
  warehousesIn,
  worksInShop,
  worksInWarehouse,
} from '@onehaul/domain/staff/place';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { warehousesById, warehousesOfBatches, warehousesOfOrders } from './placed-record.repository.ts';

type Fields = Readonly<Record<string, unknown>>;
type RecordInput = {
  readonly shopId: number;
  readonly id?: number;
  readonly ids?: readonly number[];
  readonly orderId?: number;
  readonly batchId?: number;
};

type NamedRecords = {
  readonly statement: typeof warehousesOfOrders | undefined;
  readonly ids: readonly (number | undefined)[];
};

/** Limits a call to the shops and warehouses of the person who makes it. */
export type PlaceGuard = {
  /** Refuses other places. A list without a shop is narrowed to the only one, or refused. */
  narrow<Input>(places: Places, input: Input): Input;
  /** Refuses records of other warehouses, for a call that names one by its id only. */
  assertRecords(places: Places, db: Db, input: unknown): Promise<void>;
  /** Leaves out the rows of other places. */
  filter<Result>(places: Places, result: Result): Result;
};

/**
 * The one place where limits are enforced: before the handler, from the fields `shopId` and `warehouseId` of
 * the call's input, or the warehouse of the record it names. A call that names no shop is refused unless it
 * declares why not.
 */
export function createPlaceGuard({ path, access, input: schema, places: declared }: StaffCall): PlaceGuard {
  const fields = fieldsOf(schema);
  const namesShop = fields.includes('shopId');
  const namesWarehouse = fields.includes('warehouseId');
  // Calls of one's own session: no permission, no shop.
  const isOwn = ['anyone', 'password', 'signedIn'].includes(access);
  const group = path.split('/')[2]!;
  const byId = group in warehousesById ? warehousesById[group as keyof typeof warehousesById] : undefined;
  return {
    async assertRecords(places, db, input) {
      if (places === null || !namesShop || namesWarehouse) return;
      const { shopId, id, ids, orderId, batchId } = input as RecordInput;
      const limits = warehousesIn(places, shopId);
      if (limits === null) return;
      const named: readonly NamedRecords[] = [
        { statement: byId, ids: [id] },
        {
          statement: ['orders', 'printing'].includes(group) ? warehousesOfOrders : undefined,
          ids: ids ?? [],
        },
        { statement: warehousesOfOrders, ids: [orderId] },
        { statement: warehousesOfBatches, ids: [batchId] },
      ];
      const found = await Promise.all(
        named.map(async ({ statement, ids: given }) => {
          const wanted = given.filter((one) => one !== undefined);
          return statement && wanted.length > 0 ? db.all(statement, { shopId, ids: wanted }) : [];
        }),
      );
      if (!found.flat().every(({ warehouseId }) => limits.includes(warehouseId)))
        throw new Refusal('access.otherPlace');
    },
    narrow(places, input) {
      if (places === null || isOwn) return input;
      if (!namesShop) {
        if (declared === undefined) throw new Refusal('access.otherPlace');
        return input;
      }
      const given = input as Fields;
      const shopId = (given.shopId as number | undefined) ?? onlyShop(places);
      if (shopId === undefined) throw new Refusal('access.choosePlace');
      if (!worksInShop(places, shopId)) throw new Refusal('access.otherPlace');
      if (!namesWarehouse) return { ...input, shopId };
      return {
        ...input,
        shopId,
        ...narrowWarehouse(places, shopId, given.warehouseId as number | undefined),
      };
    },
    filter(places, result) {
      if (places === null || namesShop || declared !== 'rows') return result;
      return Object.fromEntries(
        Object.entries(result as Fields).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.filter((row) => isIn(places, shopOf(name, row as Fields))) : value,
        ]),
      ) as typeof result;
    },
  };
}

function narrowWarehouse(places: Places, shopId: number, given: number | undefined): Fields {
  if (given !== undefined) {
    if (!worksInWarehouse(places, shopId, given)) throw new Refusal('access.otherPlace');
    return { warehouseId: given };
  }
  const limits = warehousesIn(places, shopId);
  if (limits === null) return {};
  if (limits.length !== 1) throw new Refusal('access.choosePlace');
  return { warehouseId: limits[0] };
}

/** Rows named `shops` are shops themselves. */
const shopOf = (name: string, row: Fields): Fields => (name === 'shops' ? { shopId: row.id } : row);

/** A row without a shop is in no place of a limited person. */
function isIn(places: Places, { shopId, warehouseId }: Fields): boolean {
  if (typeof shopId !== 'number') return false;
  return typeof warehouseId === 'number'
    ? worksInWarehouse(places, shopId, warehouseId)
    : worksInShop(places, shopId);
}

/** Field names of an input, also of one with checks or a union behind it. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType);
  return [];
}
