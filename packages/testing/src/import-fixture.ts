import type { Column, ImportPlan } from '@onehaul/server/modules/import/index';
import { createImportChecker, createImportRoutes } from '@onehaul/server/modules/import/index';
import type { Module } from '@onehaul/domain/shop';
import { aShop } from './builders.ts';
import type { SheetSender } from './import-api.ts';
import { aMember } from './member-builders.ts';
import { createTestApi } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

/** All modules for sellers. */
export const sellerModules: Module[] = ['cashOnDelivery', 'marketplace', 'returns', 'peers', 'dedicatedLine'];

const testColumns: readonly Column[] = [
  { name: 'number', type: { is: 'text', longest: 20 }, isRequired: true },
  { name: 'quantity', type: { is: 'whole', least: 1, most: 999 }, isRequired: true },
  { name: 'price', type: { is: 'amount', mostMinor: 100_000_000 }, isRequired: false },
  { name: 'remark', type: { is: 'text', longest: 100 }, isRequired: false },
];

/** An import plan that accepts and commits every row, unless overridden. */
export function aPlan(own: Partial<ImportPlan> = {}): ImportPlan {
  return {
    kind: 'codSku',
    columns: testColumns,
    uniqueColumns: ['number'],
    judge: async () => [],
    commit: async (_context, rows) => ({ taken: rows.length }),
    ...own,
  };
}

/** Shops of different tenants, an API with only the sheet calls, and the checker of long sheets. */
export async function createImportFixture(plans: readonly ImportPlan[]) {
  const database = await createTestDatabase();
  const logged: unknown[][] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...line: unknown[]) => void logged.push(line),
  };
  const services = testServices(database, { log });
  const harbour = {
    ...(await aShop(database, { tenantId: 2, host: 'harbour.test', modules: sellerModules })),
    host: 'harbour.test',
  };
  const rival = {
    ...(await aShop(database, { tenantId: 3, host: 'rival.test', modules: sellerModules })),
    host: 'rival.test',
  };
  const plain = { ...(await aShop(database, { tenantId: 2, host: 'plain.test' })), host: 'plain.test' };
  const api = await createTestApi(database, {
    routes: createImportRoutes(services, plans),
    callerOf: async (authorization, shop) => {
      const [, shopId, id, ownerId] = /^Bearer (\d+):(\d+):(\d*)$/.exec(authorization ?? '') ?? [];
      if (Number(shopId) !== shop.id) return undefined;
      const sessionId = '00000000-0000-4000-8000-000000000000';
      return { id: Number(id), ownerId: Number(ownerId || id), isMainAccount: !ownerId, sessionId };
    },
  });
  const openChecker = () => createImportChecker({ database: database.database, log, plans, everyMs: 20 });
  const checker = openChecker();
  const senderOf = async (
    shop: typeof harbour,
    mainId?: number,
    language = 'en',
  ): Promise<SheetSender & { readonly id: number }> => {
    const { id } = await aMember(database, shop, mainId === undefined ? {} : { mainId });
    const headers = {
      authorization: `Bearer ${shop.id}:${id}:${mainId ?? ''}`,
      'accept-language': language,
    };
    return { api, host: shop.host, headers, id };
  };
  const anna = await senderOf(harbour);
  return {
    database,
    api,
    logged,
    /** Opens an additional checker. */
    openChecker,
    harbour,
    anna,
    ben: await senderOf(harbour),
    /** A sub-account of Anna (A16). */
    sub: await senderOf(harbour, anna.id),
    carla: await senderOf(rival),
    /** A member of a shop without the seller modules. */
    pia: await senderOf(plain),
    async close() {
      await checker.close();
      await api.close();
      services.redis.disconnect();
      await database.close();
    },
  };
}
