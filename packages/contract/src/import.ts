import { importKinds, importProblems, importStates } from '@onehaul/domain/import/import-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { GeneratedFile, ResponseFile } from './generated-file.ts';
import { bytes, instant, jsonText, singleLine, page, pageRequest, wireObject } from './wire.ts';

const kind = z.enum(importKinds);
const importId = z.uuid();
const choices = jsonText(
  z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])),
);

const sheet = { file: bytes, name: singleLine(200).default(''), choices: choices.default({}) };
const sheetNames = { file: 'file' };

const Import = wireObject(
  {
    id: importId,
    kind,
    name: z.string(),
    state: z.enum(importStates),
    /** Progress: total rows, checked rows, rows with errors. */
    total: z.int(),
    done: z.int(),
    wrong: z.int(),
    /** Number of records created once the import was committed. */
    taken: z.int(),
    /** Why it could not be read, in the reader's language. */
    refusal: z.string(),
    createdAt: instant,
    committedAt: instant.nullable(),
    /** Whether its rows are still stored. */
    hasRows: z.boolean(),
  },
  { id: 'ImportId', kind: 'Type', createdAt: 'CreateTime', committedAt: 'CommitTime' },
);
export type Import = z.output<typeof Import>;

/** A row with errors, cell by cell. */
const WrongRow = wireObject({
  row: z.int(),
  problems: z.array(
    wireObject({
      /** Spreadsheet cell name, such as `C7`. */
      cell: z.string(),
      column: z.string(),
      /** Heading in the file, or in the template where the file lacks the column. */
      heading: z.string(),
      /** Content of the cell. */
      said: z.string(),
      problem: z.enum(importProblems),
    }),
  ),
});
export type WrongRow = z.output<typeof WrongRow>;

export const StartedImport = wireObject(
  { id: importId, state: z.enum(importStates), total: z.int() },
  { id: 'ImportId' },
);
const ImportResult = wireObject({ id: importId, taken: z.int() }, { id: 'ImportId' });
const ImportRef = wireObject({ id: importId }, { id: 'ImportId' });

export const importCalls = {
  template: call('/Order/WebOrderImportExcelTemplate', {
    summary: 'Returns an empty workbook with the headings of a kind of sheet, as the file itself.',
    input: wireObject({ kind: kind.optional() }, { kind: 'Type' }),
    output: ResponseFile,
    answers: 'file',
  }),
  templateOfSkus: call('/COD_SKU/WebSKUImportExcelTemplate', {
    summary: 'Returns an empty workbook with the headings of a sheet of goods, as the file itself.',
    input: wireObject({}),
    output: ResponseFile,
    answers: 'file',
  }),
  commit: call('/Order/OrderImport', {
    summary: 'Commits all rows of a verified sheet, or none.',
    input: ImportRef,
    output: ImportResult,
  }),
  commitSkus: ownCall({
    path: '/COD_SKU/CODSKUImport',
    access: 'member',
    effect: 'change',
    module: 'cashOnDelivery',
    summary: 'Commits all goods of a verified sheet, or none.',
    input: ImportRef,
    output: ImportResult,
  }),
  list: ownCall({
    path: '/Order_Import/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists the member’s sheets of a kind, newest first.',
    input: wireObject({ ...pageRequest(10, 50), kind }, { kind: 'Type' }),
    output: page(Import),
  }),
  get: ownCall({
    path: '/Order_Import/GetTheData',
    access: 'member',
    effect: 'read',
    summary: 'Returns the progress of a sheet and a page of its rows with errors.',
    input: wireObject({ ...pageRequest(20, 100), id: importId }, { id: 'ImportId' }),
    output: wireObject({ sheet: Import, rows: z.array(WrongRow) }),
  }),
  badRows: ownCall({
    path: '/Order_Import/DownloadBadRows',
    access: 'member',
    effect: 'read',
    summary: 'Returns a workbook of the rows with errors, each with its errors.',
    input: ImportRef,
    output: GeneratedFile,
  }),
};

export const verifyCalls = {
  verify: call('/Order/OrderImportVerification', {
    summary: 'Uploads a sheet of a kind and starts verifying it; nothing is committed.',
    sends: 'multipart',
    input: wireObject({ ...sheet, kind: kind.optional() }, { ...sheetNames, kind: 'Type' }),
    output: StartedImport,
  }),
  verifySkus: call('/COD_SKU/CODSKUImportVerification', {
    summary: 'Uploads a sheet of goods and starts verifying it; nothing is committed.',
    sends: 'multipart',
    input: wireObject(sheet, sheetNames),
    output: StartedImport,
  }),
};
