import type { FieldType } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { fitsCell } from '@onehaul/contract/console/studio/sheet-field';
import type { Column, ColumnType } from '@onehaul/domain/import/column';
import type { CellValue } from '@onehaul/domain/import/parse-cell';
import { type Language, languages } from '@onehaul/domain/language';
import { type OpeningHours, readOpeningHours, writeOpeningHours } from '@onehaul/domain/opening-hours';
import { fieldLabel, fieldLabels } from '@onehaul/i18n/studio-text';
import type { Db } from '../db/database.ts';
import { generatedFile } from '../documents/generated-file.ts';
import { type Cell, writeSheet } from '../documents/write-rows.ts';
import type { Prepared } from '../http/bind.ts';
import type { StaffChangeContext, StaffContext } from '../http/staff-context.ts';
import { readByColumns } from '../sheets/read-sheet.ts';
import { findStudioShop, saveRecord } from './change-record.ts';
import { changedFields, toInput, toValues } from './content.ts';
import type { ListStore, Store } from './store.ts';

const maxRows = 5000;
const maxBytes = 3 * 1024 * 1024;
const maxProblems = 200;

/** A spreadsheet column: a field, or a text in one language. */
type SheetColumn = { readonly name: string; readonly field: ResourceField; readonly language?: Language };

function columnTypeOf(type: FieldType): ColumnType {
  if (type.is === 'boolean') return { is: 'yesNo' };
  if (type.is === 'text' || type.is === 'translated') return { is: 'text', longest: type.maxLength };
  if (type.is !== 'number') return { is: 'text', longest: 900 };
  switch (type.unit) {
    case 'millimetres':
      return { is: 'centimetres', most: type.max / 10, mayBeZero: type.min === 0 };
    case 'grams':
      return { is: 'kilograms', most: type.max / 1000, mayBeZero: type.min === 0 };
    case 'cents':
      return { is: 'amount', mostMinor: type.max };
    case 'degrees':
    case 'rate':
      return { is: 'text', longest: 30 };
    default:
      return { is: 'whole', least: type.min, most: type.max };
  }
}

const columnsOf = ({ fields }: Store): SheetColumn[] =>
  fields
    .filter(fitsCell)
    .flatMap((field): SheetColumn[] =>
      field.type.is === 'translated'
        ? languages.map((language) => ({ name: `${field.name}.${language}`, field, language }))
        : [{ name: field.name, field }],
    );

const languageMarks: Record<Language, string> = { zhHans: '简', zhHanT: '繁', en: 'EN', vi: 'VI' };
const unitMarks: Partial<Record<string, string>> = { millimetres: '(cm)', grams: '(kg)', cents: '(CNY)' };
const headingOf = (label: string, { field: { type }, language }: SheetColumn) =>
  [label, language ? languageMarks[language] : type.is === 'number' ? unitMarks[type.unit] : undefined]
    .filter(Boolean)
    .join(' ');

/** Units of a sheet: centimetres, kilograms and yuan, as people type them. */
const partsPerUnit: Partial<Record<string, number>> = { millimetres: 10, grams: 1000, cents: 100 };

function toCell({ field: { name, type }, language }: SheetColumn, values: AnyValues): Cell {
  const value = values[name];
  if (language) return (value as Record<Language, string>)[language];
  if (type.is === 'openingHours') return writeOpeningHours(value as OpeningHours);
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString();
  if (type.is !== 'number' || value === null) return value as Cell;
  return (value as number) / (partsPerUnit[type.unit] ?? 1);
}

/** Spreadsheet of all active records; the first column carries key and version for the import. */
export async function exportRecords(store: ListStore, db: Db, language: Language, shopId: number) {
  await findStudioShop(db, shopId);
  const { name } = store.resource;
  const columns = columnsOf(store);
  const all = { shopId, isArchived: false, pattern: null, filters: '{}', limit: maxRows, offset: 0 };
  const rows = await db.all(store.page, all);
  const titles = columns.map((column) => headingOf(fieldLabel(language, name, column.field.name), column));
  const cells = rows.map(({ key, version, content }) => {
    const values = toValues(store.fields, content);
    return [`${key} v${version}`, ...columns.map((column) => toCell(column, values))];
  });
  return generatedFile(`${name}-${shopId}`, 'xlsx', await writeSheet(name, ['id', ...titles], cells));
}

type SheetRow = {
  readonly n: number;
  readonly values: Readonly<Record<string, CellValue>>;
  readonly problems: readonly { readonly column: string; readonly problem: string }[];
};
type ParsedSheet = {
  readonly shopId: number;
  readonly rows: readonly SheetRow[];
  /** Names of the columns the file has: a deleted column must not blank its field. */
  readonly present: readonly string[];
};

/** Parses the file in the sheet reader's process, before the transaction begins (031). */
export async function parseRecords(
  store: Store,
  { db, staff }: StaffContext,
  { shopId, file }: { readonly shopId: number; readonly file: Uint8Array },
): Promise<Prepared<ParsedSheet>> {
  await findStudioShop(db, shopId);
  const columns = columnsOf(store);
  const { name } = store.resource;
  const optional = (column: string, type: ColumnType): Column => ({ name: column, type, isRequired: false });
  const headings = columns.flatMap((column) =>
    [column.name, ...fieldLabels(name, column.field.name).map((label) => headingOf(label, column))].map(
      (heading) => [heading, column.name] as const,
    ),
  );
  const task = {
    columns: [
      optional('id', { is: 'text', longest: 80 }),
      ...columns.map((column) => optional(column.name, columnTypeOf(column.field.type))),
    ],
    headings: [['id', 'id'] as const, ...headings],
    uniqueColumns: ['id'],
    together: null,
    pieceRows: maxRows,
  };
  const limits = { mostBytes: maxBytes, mostRows: maxRows, sender: `staff:${staff.tenantId}:${staff.id}` };
  const { pieces, headings: found } = await readByColumns(file, limits, task, (column) => column);
  const present = found.map(({ column }) => column).filter((column) => column !== null);
  const rows = pieces.flatMap((piece) => JSON.parse(piece) as SheetRow[]);
  return { ready: { shopId, rows, present }, discard: async () => undefined };
}

type Problem = { row: number; field: string; problem: string };

/** Imports all rows or none: rows without an id are added, the others updated where they differ. */
export async function importRecords(
  store: Store,
  context: StaffChangeContext,
  { shopId, rows, present }: ParsedSheet,
) {
  const { db, audit } = context;
  await findStudioShop(db, shopId);
  const { name: resource, values: schema } = store.resource;
  const columns = columnsOf(store).filter(({ name }) => present.includes(name));
  const problems: Problem[] = [];
  const submissions: { key?: string; version: number; values: AnyValues }[] = [];
  for (const { n, values: cells, problems: unreadable } of rows) {
    problems.push(...unreadable.map(({ column, problem }) => ({ row: n, field: column, problem })));
    if (unreadable.length > 0) continue;
    const [, key, version] = /^(.+) v(\d+)$/.exec(String(cells.id ?? '')) ?? [];
    const known = key === undefined ? undefined : await db.first(store.one, { shopId, key });
    if (cells.id && known?.version !== Number(version)) {
      problems.push({ row: n, field: 'id', problem: known ? 'changedMeanwhile' : 'unknown' });
      continue;
    }
    const before = known && toValues(store.fields, known.content);
    // Fields without a column are parsed again, so they are given as a form sends them.
    const kept = known ? toInput(store.fields, known.content) : {};
    const parsed = schema.safeParse(fromCells(columns, cells, kept));
    if (!parsed.success) {
      problems.push({ row: n, field: parsed.error.issues[0]!.path.join('.'), problem: 'invalid' });
    } else if (!before || changedFields(store.fields, before, parsed.data).length > 0) {
      submissions.push({
        ...(key !== undefined && { key }),
        version: Number(version ?? 0),
        values: parsed.data,
      });
    }
  }
  const added = submissions.filter(({ key }) => key === undefined).length;
  const changed = submissions.length - added;
  audit(resource, String(shopId), { rows: rows.length, problems: problems.length, added, changed });
  if (problems.length > 0) return { added: 0, changed: 0, problems: problems.slice(0, maxProblems) };
  for (const submission of submissions) await saveRecord(store, context, { shopId, ...submission });
  return { added, changed, problems: [] };
}

/** The export quotes text that a spreadsheet would evaluate (S46); the quote is not part of the text. */
const unquoted = (cell: CellValue) =>
  typeof cell === 'string' ? cell.replace(/^'(?=\s*[=+\-@])/, '') : cell;

/** Values of a row; fields without a column keep what the record has. */
function fromCells(
  columns: readonly SheetColumn[],
  cells: Readonly<Record<string, CellValue>>,
  before: AnyValues,
): AnyValues {
  const values: Record<string, unknown> = { ...before };
  for (const { name, field, language } of columns) {
    const cell = unquoted(cells[name] ?? null);
    const { type } = field;
    if (language) values[field.name] = { ...(values[field.name] as object), [language]: cell ?? '' };
    else if (type.is === 'text' || type.is === 'timeZone') values[field.name] = cell ?? '';
    else if (type.is === 'openingHours') values[field.name] = readOpeningHours(String(cell ?? '')) ?? cell;
    else if (type.is === 'references') values[field.name] = parseList(cell).map(Number);
    else if (type.is === 'choices') values[field.name] = parseList(cell);
    else if (cell === null) values[field.name] = 'isRequired' in type && !type.isRequired ? null : undefined;
    else if (type.is === 'number' || (type.is === 'reference' && type.keyType === 'number'))
      values[field.name] = Number(cell);
    else values[field.name] = cell;
  }
  return values;
}

const parseList = (cell: CellValue) =>
  String(cell ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
