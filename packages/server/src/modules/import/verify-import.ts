import { createHash, randomUUID } from 'node:crypto';
import {
  type ImportKind,
  importKinds,
  type ImportState,
  moduleOfImport,
  maxImportRows,
} from '@onehaul/domain/import/import-state';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { importHeading, importHeadings } from '@onehaul/i18n/import-columns';
import type { Prepared } from '../../http/bind.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { readByColumns } from '../../sheets/read-sheet.ts';
import { findSettings } from '../shop/index.ts';
import { checkPiece } from './check-import.ts';
import type { ImportChoices, ImportPlan } from './import-kind.ts';
import {
  deleteFile,
  deleteRows,
  earlierFiles,
  insertFile,
  insertPiece,
  fileById,
} from './import.repository.ts';

type SheetUpload = {
  readonly kind?: ImportKind | undefined;
  readonly file: Uint8Array;
  readonly name: string;
  readonly choices: ImportChoices;
};
export type Plans = ReadonlyMap<ImportKind, ImportPlan>;
export const planMap = (kinds: readonly ImportPlan[]): Plans =>
  new Map(kinds.map((plan) => [plan.kind, plan]));

type StartedImport = { readonly id: string; readonly state: ImportState; readonly total: number };

/** Rows per piece: pricing this many orders blocks the event loop for some milliseconds. */
const pieceRows = 100;
const maxReadingFiles = 2;

/** The plan of a kind; refused when the shop lacks its module (A3). */
export function planOf(plans: Plans, { shop }: Pick<MemberContext, 'shop'>, kind: ImportKind): ImportPlan {
  const plan = plans.get(kind);
  if (!plan || !shop.modules.includes(moduleOfImport[kind])) throw new Refusal('access.moduleOff');
  return plan;
}

/** Default kind when none is named, as in section 7: the first in the list that the shop's modules enable. */
export function defaultKind(plans: Plans, { shop }: Pick<MemberContext, 'shop'>): ImportKind {
  const isOpen = (kind: ImportKind) => plans.has(kind) && shop.modules.includes(moduleOfImport[kind]);
  const kind = importKinds.find(isOpen);
  if (!kind) throw new Refusal('access.moduleOff');
  return kind;
}

/**
 * Parses a sheet and stores its rows before the call's transaction begins, so that no connection is held
 * while an untrusted file is unpacked. A sheet of one piece is checked immediately; a longer one by a worker.
 */
export async function storeSheet(
  services: Pick<Services, 'log'>,
  plans: Plans,
  context: MemberContext,
  { kind: asked, file, name, choices }: SheetUpload,
): Promise<Prepared<StartedImport>> {
  const { db, shop, member } = context;
  const kind = asked ?? defaultKind(plans, context);
  const plan = planOf(plans, context, kind);
  const owner = { shopId: shop.id, memberId: member.ownerId };
  const sha256 = createHash('sha256').update(file).digest();
  const [settings, earlier] = await Promise.all([
    findSettings(context),
    db.first(earlierFiles, { ...owner, kind, sha256 }),
    plan.assertChoices?.(context, choices),
  ]);
  if (earlier?.takenOn) throw new Refusal('import.sameFile', { date: earlier.takenOn });
  if ((earlier?.reading ?? 0) >= maxReadingFiles) throw new Refusal('server.busy');
  const names = plan.columns.map((column) => column.name);
  const read = await readByColumns(
    file,
    {
      mostBytes: settingsFrom(settings).sheetMostBytes,
      mostRows: maxImportRows,
      sender: `${shop.tenantId}:${shop.id}:${member.ownerId}`,
    },
    {
      columns: plan.columns,
      headings: importHeadings(kind, names),
      uniqueColumns: plan.uniqueColumns ?? [],
      together: plan.together ?? null,
      pieceRows,
    },
    (column) => importHeading(kind, column, context.language),
  );
  const id = randomUUID();
  const total = read.pieceRows.reduce((sum, rows) => sum + rows, 0);
  const state = await context.transaction(async (own) => {
    await own.all(insertFile, {
      ...owner,
      id,
      accountId: member.id,
      kind,
      name,
      sha256,
      lengthBytes: file.byteLength,
      totalRows: total,
      wrongRows: read.wrong,
      headings: JSON.stringify(read.headings),
      choices: JSON.stringify(choices),
    });
    for (const [piece, rows] of read.pieces.entries()) {
      await own.all(insertPiece, { shopId: shop.id, id, piece, rows });
    }
    if (read.pieces.length > 1) return 'reading';
    await checkPiece(services, { ...context, db: own }, plan, { id, choices }, 0);
    return (await own.first(fileById, { ...owner, id }))!.state;
  });
  return {
    ready: { id, state, total },
    discard: () =>
      context.transaction(async (own) => {
        await own.all(deleteRows, { shopId: shop.id, id });
        await own.all(deleteFile, { shopId: shop.id, id });
      }),
  };
}

/** No further work: the sheet is stored, and its state is returned to the sender. */
export const returnStartedImport = async (
  _context: MemberContext,
  begun: StartedImport,
): Promise<StartedImport> => begun;
