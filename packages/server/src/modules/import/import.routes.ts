import { importCalls, verifyCalls } from '@onehaul/contract/import';
import { bind, bindPrepared, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { commitImport, prepareCommit } from './commit-import.ts';
import { findImports, getImport } from './find-imports.ts';
import type { ImportPlan } from './import-kind.ts';
import { makeBadRowsFile, makeImportTemplate } from './make-import-files.ts';
import { storeSheet, planMap, returnStartedImport } from './verify-import.ts';

/** Routes for sheets of every kind; the differences are in their plans. */
export function createImportRoutes(services: Pick<Services, 'log'>, kinds: readonly ImportPlan[]): Route[] {
  const plans = planMap(kinds);
  const { commit, commitSkus, ...looks } = importCalls;
  const { verify, verifySkus } = verifyCalls;
  return [
    ...bind(looks, {
      template: (context, { kind }) => makeImportTemplate(plans, context, kind),
      templateOfSkus: (context) => makeImportTemplate(plans, context, 'codSku'),
      list: (context, asked) => findImports(plans, context, asked),
      get: (context, asked) => getImport(plans, context, asked),
      badRows: (context, asked) => makeBadRowsFile(plans, context, asked),
    }),
    bindPrepared(verify, (context, sent) => storeSheet(services, plans, context, sent), returnStartedImport),
    bindPrepared(
      verifySkus,
      (context, sent) => storeSheet(services, plans, context, { ...sent, kind: 'codSku' }),
      returnStartedImport,
    ),
    bindPrepared(commit, prepareCommit, (context, asked) => commitImport(plans, context, asked)),
    bindPrepared(commitSkus, prepareCommit, (context, asked) =>
      commitImport(plans, context, asked, 'codSku'),
    ),
  ];
}
