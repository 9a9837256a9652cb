// Makes the files of a market kit from a shop: `npm run kit -- export --host harbour.localhost --kit vietnam`.
import { parseArgs } from 'node:util';
import { type KitName, kitNames } from '@onehaul/domain/kit';
import { openDatabase } from '@onehaul/server/db/database';
import { exportShop } from '@onehaul/server/modules/kit/index';
import { readKit, writeKit } from '@onehaul/server/modules/kit/kit-files';
import { createShopDirectory } from '@onehaul/server/modules/shop/index';
import { addressFromEnvironment, connectionAs } from '../database/migrate.ts';

const usage = `npm run kit -- export --host <host of a shop> --kit ${kitNames.join('|')}`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' }, kit: { type: 'string' } },
});
const kit = kitNames.find((name) => name === values.kit);
if (positionals[0] !== 'export' || !values.host || !kit) throw new Error(usage);

/** The files are a new version of the kit; what was written by hand is seen in the difference. */
function nextVersion(name: KitName): number {
  try {
    return readKit(name).version + 1;
  } catch {
    return 1;
  }
}

const database = openDatabase(connectionAs('onehaul_app', addressFromEnvironment()));
try {
  const shop = await createShopDirectory(database)(values.host);
  if (!shop) throw new Error(`No shop has the host ${values.host}`);
  const content = await exportShop(database.tenant(shop.tenantId), shop.id);
  const version = nextVersion(kit);
  writeKit(kit, { version, content });
  console.log(`${kit}, version ${version}: ${Object.values(content.records).flat().length} records`);
} finally {
  await database.close();
}
