import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { aSmallCompany, exportToFile } from '@onehaul/testing/archive-fixture';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { expect, test } from 'vitest';
import { connectionAs } from '../../../../../database/migrate.ts';
import { fileColumns } from '../../jobs/file-columns.ts';
import { sealedTables } from '../sealed-tables.ts';
import type { Manifest } from './manifest.ts';
import { withSnapshot } from '../../db/snapshot.ts';
import { writeArchive } from './write-archive.ts';

test('rows that change while an export runs are exported as they were at its begin', async () => {
  const source = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'onehaul-snapshot-'));
  try {
    const services = testServices(source);
    await aSmallCompany(source, services, { tenantId: 7, word: 'maple' });
    const before = await exportToFile(source, services, 7, join(folder, 'before.zip'));
    const during = await withSnapshot(connectionAs('onehaul_app', source.address), 7, async (client) => {
      const archive = writeArchive(client, 7, { ...services, fileColumns, sealedColumns: sealedTables });
      let manifest: Manifest | undefined;
      async function* bytes() {
        await source.sql(`update member set name = 'changed' where tenant_id = 7`);
        await source.sql(`insert into setting (tenant_id, shop_id, name, value)
          select tenant_id, id, 'wanted', '1' from shop where tenant_id = 7`);
        await source.sql(`delete from gateway_account where tenant_id = 7`);
        manifest = yield* archive;
      }
      await pipeline(bytes, createWriteStream(join(folder, 'during.zip')));
      return manifest!;
    });
    expect(during.entriesSha256).toBe(before.entriesSha256);
    const after = await exportToFile(source, services, 7, join(folder, 'after.zip'));
    expect(after.entriesSha256).not.toBe(before.entriesSha256);
  } finally {
    await source.close();
    await rm(folder, { recursive: true });
  }
});
