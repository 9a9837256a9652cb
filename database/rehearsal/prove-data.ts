import { type DatabaseOptions, openDatabase } from '@onehaul/server/db/database';
import type { Storage } from '@onehaul/server/gateways/storage/storage';
import { fileColumns } from '@onehaul/server/jobs/file-columns';
import { findTenants } from '@onehaul/server/jobs/job';
import { findDataKeys, findNamedFiles } from '@onehaul/server/modules/archive/describe-company';
import { withSnapshot } from '@onehaul/server/db/snapshot';
import { sealedTables } from '@onehaul/server/modules/sealed-tables';
import { proveWhole } from '@onehaul/server/modules/wallet/index';

type Sources = { readonly storage: Storage; readonly dataKeyIds: readonly string[] };
export type Proof = {
  readonly companies: number;
  readonly files: number;
  /** One sentence each. */
  readonly problems: readonly string[];
};

/** Proves a restored database: ledgers add up, the files of its rows are there, and its sealed values can be read. */
export async function proveData(
  connection: DatabaseOptions,
  { storage, dataKeyIds }: Sources,
): Promise<Proof> {
  // The first page of a large table may take long on a copy that nothing has warmed up.
  const database = openDatabase({ ...connection, statement_timeout: 600_000 });
  const problems: string[] = [];
  let files = 0;
  try {
    const tenants = await findTenants(database);
    for (const tenantId of tenants) {
      for (const breach of await proveWhole(database.autocommit(tenantId)))
        problems.push(`company ${tenantId}: the ledger does not add up: ${JSON.stringify(breach)}`);
      const prefix = `t/${tenantId}/`;
      const stored = new Set<string>();
      for await (const { key } of storage.list(prefix)) stored.add(key.slice(prefix.length));
      await withSnapshot(connection, tenantId, async (client) => {
        for await (const name of findNamedFiles(client, fileColumns)) {
          files += 1;
          if (!stored.has(name)) problems.push(`company ${tenantId}: the file ${name} is missing`);
        }
        for (const id of await findDataKeys(client, sealedTables))
          if (!dataKeyIds.includes(id) && id !== 'session-secret')
            problems.push(`company ${tenantId}: the data key ${id} is not in DATA_KEYS`);
      });
    }
    return { companies: tenants.length, files, problems };
  } finally {
    await database.close();
  }
}
