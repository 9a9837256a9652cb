// Imports a company's archive: `npm run import-company -- <archive> [--as <number>] [--trust <public key>]`.
import { parseArgs } from 'node:util';
import { databaseConfig } from '@onehaul/server/config';
import { openDatabase } from '@onehaul/server/db/database';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { createKeys } from '@onehaul/server/keys';
import {
  ArchiveRefused,
  importCompany,
  installationPublicKey,
  openArchive,
  ownPublicKeys,
} from '@onehaul/server/modules/archive/index';
import { proveWhole } from '@onehaul/server/modules/wallet/index';
import { ownSettings } from '@onehaul/settings/read-settings';
import { addressFromEnvironment, connectionAs } from './migrate.ts';

const usage = `usage: npm run import-company -- <archive> [--as <company number>] [--trust <public key>] [--trust-unsigned]
       npm run import-company -- --public-key`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    trust: { type: 'string', multiple: true, default: [] },
    'trust-unsigned': { type: 'boolean', default: false },
    'public-key': { type: 'boolean', default: false },
  },
});
const settings = ownSettings('import-company');
const keys = createKeys(settings.SESSION_SECRETS, settings.DATA_KEYS);

async function importFrom(path: string): Promise<void> {
  const archive = await openArchive(path, {
    trusted: values['trust-unsigned'] ? 'unsigned' : [...ownPublicKeys(keys), ...values.trust],
  });
  const database = openDatabase({ ...databaseConfig(settings), statement_timeout: 600_000 });
  try {
    const { manifest } = archive;
    const { tenantId } = await importCompany(archive, {
      owner: connectionAs('onehaul_owner', addressFromEnvironment()),
      storage: createStorage(settings),
      dataKeys: keys.data.ids,
      tenantId: values.as === undefined ? undefined : Number(values.as),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${manifest.company}: company ${tenantId}, ${rows} rows, ${manifest.files.length} files`);
    console.log(`equal to the archive by hash: ${manifest.entriesSha256}`);
    for (const name of manifest.missingFiles) console.log(`missing when it was exported: ${name}`);
    const breaches = await proveWhole(database.autocommit(tenantId));
    for (const breach of breaches) console.error('the ledger does not add up:', breach);
    if (breaches.length > 0) process.exitCode = 1;
    else console.log('the ledger adds up');
  } finally {
    archive.close();
    await database.close();
  }
}

const [path] = positionals;
if (values['public-key']) console.log(installationPublicKey(keys));
else if (!path || (values.as !== undefined && !/^[1-9]\d{0,8}$/.test(values.as))) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await importFrom(path);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    console.error(`refused, and nothing was written: ${error.message}`);
    process.exitCode = 1;
  }
}
