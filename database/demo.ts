// Fills an installation with the three demo shops: `npm run demo`.
import { openDatabase } from '@onehaul/server/db/database';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { countDays } from '@onehaul/server/modules/board/count-days';
import { countLines } from '@onehaul/server/modules/report/count-lines';
import { ownSettings } from '@onehaul/settings/read-settings';
import pg from 'pg';
import { addressFromEnvironment, connectionAs, createDatabase, migrate } from './migrate.ts';
import { harbour } from './seeds/demo/harbour.ts';
import { northstar } from './seeds/demo/northstar.ts';
import { patientStorage } from './seeds/demo/patient-storage.ts';
import { saomai } from './seeds/demo/saomai.ts';
import { seedDemoShop } from './seeds/demo/seed-demo.ts';
import { seedDemoOperator } from './seeds/demo/staff.ts';

const address = addressFromEnvironment();
await createDatabase(address);
await migrate(address);

const shops = [harbour, saomai, northstar];
const client = new pg.Client(connectionAs('onehaul_owner', address));
await client.connect();
const storage = patientStorage(createStorage(ownSettings('demo')));
for (const demo of shops) {
  await seedDemoShop(client, storage, demo);
  console.log(`${demo.names.en}: ${demo.hosts.join(', ')}`);
}
await seedDemoOperator(client);
// Without statistics after the bulk load, the planner assumes tiny tables and joins members with orders
// before it filters.
await client.query('analyze');
await client.end();

// The worker would count them within ten minutes: trends and reports of a new demo are not empty until then.
const database = openDatabase(connectionAs('onehaul_app', address));
for (const { tenantId } of shops) {
  await countDays(database, tenantId);
  await countLines(database, tenantId);
}
await database.close();
