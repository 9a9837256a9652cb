import { randomUUID } from 'node:crypto';
import { type Declaration, specCalls } from '@onehaul/contract/spec-calls';
import type { Module } from '@onehaul/domain/shop';
import { aShop } from './builders.ts';
import { aMember, type TestMember } from './member-builders.ts';
import { aGoodsType, aWarehouse } from './parcel-builders.ts';
import { createTestApi, type Reply } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';

type ParcelShop = {
  readonly id: number;
  readonly tenantId: number;
  readonly host: string;
  readonly warehouseId: number;
  readonly goodsTypeId: number;
};
/** A caller: a member, or a sub-account of one. */
export type ParcelCaller = { readonly id: number; readonly shop: ParcelShop; readonly ownerId?: number };

const specCall: Readonly<Record<string, Declaration>> = specCalls;

/** Two shops with members, and an API that trusts the caller named in the token. */
export async function createParcelApi(modules: Module[] = ['consolidation']) {
  const database = await createTestDatabase();
  const openShop = async (tenantId: number, host: string): Promise<ParcelShop> => {
    const shop = await aShop(database, { tenantId, host, modules });
    const names = { en: `Clothes of ${host}`, zhHans: '衣服' };
    return {
      ...shop,
      host,
      warehouseId: await aWarehouse(database, shop),
      goodsTypeId: await aGoodsType(database, shop, { names }),
    };
  };
  const harbour = await openShop(2, 'harbour.test');
  const rival = await openShop(3, 'rival.test');
  const caller = async (shop: ParcelShop, mainId?: number): Promise<TestMember & ParcelCaller> => ({
    ...(await aMember(database, shop, mainId === undefined ? {} : { mainId })),
    shop,
    ...(mainId !== undefined && { ownerId: mainId }),
  });
  const anna = await caller(harbour);
  const people = {
    anna,
    ben: await caller(harbour),
    /** A sub-account of Anna (A16). */
    sub: await caller(harbour, anna.id),
    carla: await caller(rival),
  };
  const api = await createTestApi(database, {
    callerOf: async (authorization, shop) => {
      const [, shopId, id, ownerId] = /^Bearer (\d+):(\d+):(\d*)$/.exec(authorization ?? '') ?? [];
      if (Number(shopId) !== shop.id) return undefined;
      const sessionId = '00000000-0000-4000-8000-000000000000';
      return { id: Number(id), ownerId: Number(ownerId || id), isMainAccount: !ownerId, sessionId };
    },
  });

  const headersOf = ({ id, shop, ownerId }: ParcelCaller) => ({
    authorization: `Bearer ${shop.id}:${id}:${ownerId ?? ''}`,
    'idempotency-key': randomUUID(),
    'accept-language': 'en',
  });
  /** Makes a call; with PUT where §7 says so, POST otherwise. */
  async function call<Data = never>(
    who: ParcelCaller,
    path: string,
    body: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply & { code: number; error: string | undefined; data: Data }> {
    const method = specCall[path]?.method === 'PUT' ? 'put' : 'post';
    const reply = await api[method](who.shop.host, path, body, { ...headersOf(who), ...headers });
    const { Code: code, Error: error, Data } = reply.body;
    return { ...reply, code, error, data: Data as Data };
  }
  /** Sends a file as a multipart form. */
  async function upload(who: ParcelCaller, path: string, file: Uint8Array, key: string = randomUUID()) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'sheet.xlsx');
    const body = new Response(form);
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        ...headersOf(who),
        'idempotency-key': key,
        host: who.shop.host,
        'content-type': body.headers.get('content-type')!,
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    const { Code: code, Error: error, Data: data } = reply.json();
    return { status: reply.statusCode, code: code as number, error: error as string | undefined, data };
  }

  return {
    database,
    api,
    harbour,
    rival,
    ...people,
    call,
    upload,
    async close() {
      await api.close();
      await database.close();
    },
  };
}
