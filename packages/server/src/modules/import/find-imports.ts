import type { Import, WrongRow } from '@onehaul/contract/import';
import type { ImportKind } from '@onehaul/domain/import/import-state';
import { cellName, type CellProblem, type Heading } from '@onehaul/domain/import/parse-rows';
import type { Language } from '@onehaul/domain/language';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { importHeading } from '@onehaul/i18n/import-columns';
import { refusalText } from '@onehaul/i18n/translate';
import { findPage, limitAndOffset } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { filePage, fileById, wrongRows } from './import.repository.ts';
import { type Plans, planOf } from './verify-import.ts';

type Paging = { readonly pageIndex: number; readonly pageRows: number };

type ImportFileRow = { readonly refusal: RefusalCode | null; readonly totalRows: number };

/** Renames `totalRows` to `total`, which is the row count of one sheet, not the total of the list. */
const importViewIn =
  (language: Language) =>
  <Row extends ImportFileRow>({ totalRows, refusal, ...row }: Row) => ({
    ...row,
    total: totalRows,
    refusal: refusal === null ? '' : refusalText(language, refusal),
  });

export async function findImports(
  plans: Plans,
  context: MemberContext,
  { kind, ...paging }: Paging & { readonly kind: ImportKind },
) {
  planOf(plans, context, kind);
  const { items, total } = await findPage(context, filePage, paging, {
    memberId: context.member.ownerId,
    kind,
  });
  return { items: items.map(importViewIn(context.language)), total };
}

/** The member's file, if the shop has the module of its kind. */
export async function findOwnFile(plans: Plans, { db, shop, member }: MemberContext, id: string) {
  const file = await db.first(fileById, { shopId: shop.id, memberId: member.ownerId, id });
  if (!file) throw new Refusal('record.notFound');
  planOf(plans, { shop }, file.kind);
  return file;
}

/** Progress of a sheet. Its problems are returned only when checking is complete. */
export async function getImport(
  plans: Plans,
  context: MemberContext,
  { id, pageIndex, pageRows }: Paging & { readonly id: string },
): Promise<{ sheet: Import; rows: WrongRow[] }> {
  const { db, shop, language } = context;
  const file = await findOwnFile(plans, context, id);
  const isOpen = file.state === 'reading' || file.wrong === 0;
  const rows = isOpen
    ? []
    : await db.all(wrongRows, {
        shopId: shop.id,
        id,
        ...limitAndOffset({ pageIndex, pageRows }),
      });
  return {
    sheet: importViewIn(language)(file),
    rows: rows.map((row) => ({ row: row.row, problems: describeProblems(file, language, row) })),
  };
}

type StoredWrongRow = {
  readonly row: number;
  readonly cells: readonly (string | null)[];
  readonly problems: readonly CellProblem[];
};

function describeProblems(
  { kind, headings }: { readonly kind: ImportKind; readonly headings: readonly Heading[] },
  language: Language,
  { row, cells, problems }: StoredWrongRow,
): WrongRow['problems'] {
  return problems.map(({ column, problem }) => {
    const place = headings.findIndex((heading) => heading.column === column);
    return {
      cell: cellName(place, row),
      column,
      heading: headings[place]?.text ?? importHeading(kind, column, language),
      said: (cells[place] ?? '').slice(0, 200),
      problem,
    };
  });
}
