import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileColumns } from '@onehaul/server/jobs/file-columns';
import type { Manifest } from '@onehaul/server/modules/archive/manifest';
import { withSnapshot } from '@onehaul/server/db/snapshot';
import { writeArchive } from '@onehaul/server/modules/archive/write-archive';
import { sealedTables } from '@onehaul/server/modules/sealed-tables';
import { seal } from '@onehaul/server/sealed';
import type { Services } from '@onehaul/server/services';
import { connectionAs } from '../../../database/migrate.ts';
import { aShop } from './builders.ts';
import { aMember, aSession, aStaffMember } from './member-builders.ts';
import { anAddress, anOrder, aPricedLine } from './order-builders.ts';
import { aFile, aParcel, aParcelPhoto } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';
import { someMoney } from './wallet-builders.ts';

type ArchiveServices = Pick<Services, 'storage' | 'keys'>;

/** A company with people, parcels, orders, money, stored files and sealed values; `word` is in its texts. */
export async function aSmallCompany(
  test: TestDatabase,
  services: ArchiveServices,
  { tenantId, word }: { readonly tenantId: number; readonly word: string },
) {
  const { sql } = test;
  const shop = await aShop(test, { tenantId, host: `${word}.example`, name: word });
  const owner = await aStaffMember(test, tenantId, { roles: ['owner'], email: `owner@${word}.example` });
  const clerk = await aStaffMember(test, tenantId, { roles: ['clerk'], email: `clerk@${word}.example` });
  await sql('update staff set sponsor_id = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    owner.id,
    clerk.id,
  ]);
  const first = await aMember(test, shop, { name: `${word} first "quoted" \\ 行\n2` } as never);
  const second = await aMember(test, shop);
  // The earlier row references the later one: an import must not depend on the order of rows.
  await sql('update member set recommender_id = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    first.id,
    second.id,
  ]);
  const picture = await aFile(test, shop, first);
  await sql('update member set avatar_file_id = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    first.id,
    picture,
  ]);
  const put = (key: string, text: string) =>
    services.storage.put(`t/${tenantId}/s/${shop.id}/${key}`, Buffer.from(text), {
      contentType: 'image/webp',
      visibility: 'private',
    });
  await put(`upload/${picture}.webp`, `${word} avatar`);
  await put(`logo/${randomUUID()}.webp`, `${word} logo of before, named by a version only`);
  await someMoney(test, shop, first, { cash: 120_00, gift: 10_00, points: 42 });
  await someMoney(test, shop, second, { cash: 7_77 });
  const line = await aPricedLine(test, shop);
  const parcel = await aParcel(test, { shop, member: first } as never);
  const photo = await aParcelPhoto(test, parcel, { staffId: clerk.id });
  await put(`parcel/${photo}.webp`, `${word} parcel`);
  await anOrder(test, shop, first, { line, step: 'shipped', staffId: clerk.id });
  await anOrder(test, shop, second, { line });
  await anAddress(test, shop, first);
  await aSession(test, shop, first.id);
  await sql(
    `insert into gateway_account (tenant_id, shop_id, gateway, sealed, label) values ($1, $2, 'stripe', $3, $4)`,
    [
      tenantId,
      shop.id,
      seal(
        services.keys,
        { purpose: 'gateway account', owner: [tenantId, shop.id, 'stripe'] },
        `${word} secret`,
      ),
      word,
    ],
  );
  await sql(
    `insert into audit (tenant_id, staff_id, act, subject, subject_id, details, address)
     values ($1, $2, 'shop/save', 'shop', $3, 'null', '203.0.113.9'),
       ($1, $2, 'shop/save', 'shop', $3, '{"b": [1.50, null], "a": "ü"}', '2001:db8::1')`,
    [tenantId, owner.id, String(shop.id)],
  );
  return { shop, owner, clerk, first, second };
}

/** Exports a company to a file, as the application's role. */
export async function exportToFile(
  test: TestDatabase,
  { storage, keys }: ArchiveServices,
  tenantId: number,
  path: string,
): Promise<Manifest> {
  return withSnapshot(connectionAs('onehaul_app', test.address), tenantId, async (client) => {
    const archive = writeArchive(client, tenantId, {
      storage,
      keys,
      fileColumns,
      sealedColumns: sealedTables,
    });
    let manifest: Manifest | undefined;
    async function* bytes() {
      manifest = yield* archive;
    }
    await pipeline(bytes, createWriteStream(path));
    return manifest!;
  });
}
