// Makes the exports that are waiting, as the worker does, and nothing else: its memory is that of an export.
import { tmpdir } from 'node:os';
import { openDatabase } from '@onehaul/server/db/database';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { fileColumns } from '@onehaul/server/jobs/file-columns';
import { createKeys } from '@onehaul/server/keys';
import { createArchiver } from '@onehaul/server/modules/archive/index';
import { createListExporter } from '@onehaul/server/modules/list-export/index';
import { sealedTables } from '@onehaul/server/modules/sealed-tables';
import { addressFromEnvironment, connectionAs } from '../database/migrate.ts';

const connection = connectionAs('onehaul_app', addressFromEnvironment());
const database = openDatabase(connection);
const storage = createStorage({ STORAGE: 'disk', STORAGE_DIR: tmpdir(), STORAGE_SECRET: 'bench'.repeat(8) });
const archiver = createArchiver({
  database,
  connection,
  storage,
  keys: createKeys(['session'.repeat(6)], [`bench:${'data-key'.repeat(5)}`]),
  sealedColumns: sealedTables,
  fileColumns,
  log: console,
});
const lists = createListExporter({ database, connection, storage, log: console });
process.once(
  'SIGTERM',
  () => void Promise.all([archiver.close(), lists.close()]).then(() => database.close()),
);
