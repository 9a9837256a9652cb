import { changedFields, type Dictionary, pickFields } from '@onehaul/domain/reference';
import { Refusal } from '@onehaul/domain/refusal';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { Statement } from '../../db/statement.ts';
import { newestChanges } from './reference.repository.ts';

type Filter = PageRequest & { readonly search: string; readonly isEdited: boolean };

/** Runs a page statement. A page beyond the last carries no total, so the first row is queried for it. */
export async function findRows<P extends object, Row extends { total: number }>(
  db: Db,
  statement: Statement<P, Row>,
  { pageIndex, pageRows, ...filter }: Filter & Record<string, unknown>,
): Promise<{ items: Row[]; total: number }> {
  const rows = (page: { limit: number; offset: number }) =>
    db.all(statement, { ...filter, ...page } as never) as Promise<Row[]>;
  const items = await rows(limitAndOffset({ pageIndex, pageRows }));
  const [counted] = items.length > 0 || pageIndex === 1 ? items : await rows({ limit: 1, offset: 0 });
  return { items, total: counted?.total ?? 0 };
}

/** A row with the release's value and its history, of which each entry shows only what it changed. */
export async function findRecord<Row extends { id: string; released: unknown }>(
  db: Db,
  dictionary: Dictionary,
  statement: Statement<{ id: string }, Row>,
  id: string,
) {
  const [record, changes] = await Promise.all([
    db.first(statement, { id } as never) as Promise<Row | undefined>,
    db.all(newestChanges, { dictionary, recordId: id }),
  ]);
  if (!record) throw new Refusal('record.notFound');
  return {
    record,
    released: record.released as Record<string, unknown> | null,
    changes: changes.map(({ before, after, ...change }) => {
      const fields = changedFields(before ?? {}, after);
      return { ...change, before: before && pickFields(before, fields), after: pickFields(after, fields) };
    }),
  };
}
