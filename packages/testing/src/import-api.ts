import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportKind, ImportProblemKind, ImportState } from '@onehaul/domain/import/import-state';
import { writeXlsx } from 'hucre/xlsx';
import type { TestApi } from './test-api.ts';

/** Sender of a sheet: the API, a shop's host, and authentication headers. */
export type SheetSender = {
  readonly api: TestApi;
  readonly host: string;
  readonly headers: Record<string, string>;
};
export type SheetCells = readonly (readonly (string | number | null)[])[];
type Answer = { readonly code: number; readonly error: string | undefined; readonly text: string };
export type CheckedSheet = {
  readonly importId: string;
  readonly state: ImportState;
  readonly total: number;
  readonly done: number;
  readonly wrong: number;
  readonly problems: readonly {
    readonly row: number;
    readonly cell: string;
    readonly column: string;
    readonly problem: ImportProblemKind;
  }[];
};

/** A workbook with one sheet of these rows. */
export const sheetOf = async (rows: SheetCells) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] }));

/** Sends a file as a multipart form. */
export async function sendSheet(
  { api, host, headers }: SheetSender,
  path: string,
  file: Uint8Array,
  fields: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Answer & { readonly status: number; readonly data: unknown }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'sheet.xlsx');
  const body = new Response(form);
  const reply = await api.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      'idempotency-key': randomUUID(),
      ...headers,
      host,
      'content-type': body.headers.get('content-type')!,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { Code: code, Error: error, Msg: text, Data: data } = reply.json();
  return { status: reply.statusCode, code, error, text, data };
}

async function callImportApi(sender: SheetSender, path: string, body: object) {
  const headers = { 'idempotency-key': randomUUID(), ...sender.headers };
  const reply = await sender.api.post(sender.host, path, body, headers);
  return {
    code: reply.body.Code,
    error: reply.body.Error,
    text: reply.body.Msg,
    data: reply.body.Data as unknown,
  };
}

type ImportReply = {
  Sheet: { State: ImportState; Total: number; Done: number; Wrong: number };
  Rows: { Row: number; Problems: { Cell: string; Column: string; Problem: ImportProblemKind }[] }[];
};

/** Polls until a sheet has been checked. */
export async function waitForCheckedSheet(sender: SheetSender, importId: string): Promise<CheckedSheet> {
  for (;;) {
    const { data } = await callImportApi(sender, '/Order_Import/GetTheData', {
      ImportId: importId,
      PageRows: 100,
    });
    const { Sheet: sheet, Rows: rows } = data as ImportReply;
    if (sheet.State === 'reading') {
      await wait(10);
      continue;
    }
    const { State: state, Total: total, Done: done, Wrong: wrong } = sheet;
    const problems = rows.flatMap(({ Row: row, Problems }) =>
      Problems.map(({ Cell: cell, Column: column, Problem: problem }) => ({ row, cell, column, problem })),
    );
    return { importId, state, total, done, wrong, problems };
  }
}

/** Uploads a sheet and waits until it is checked; a refusal fails the test. */
export async function importFile(
  sender: SheetSender,
  kind: ImportKind,
  rows: SheetCells,
  choices: object = {},
): Promise<CheckedSheet> {
  const fields = { Type: kind, Choices: JSON.stringify(choices) };
  const sent = await sendSheet(sender, '/Order/OrderImportVerification', await sheetOf(rows), fields);
  if (sent.code !== 200) throw new Error(`${sent.error}: ${sent.text}`);
  return waitForCheckedSheet(sender, (sent.data as { ImportId: string }).ImportId);
}

/** Commits a checked sheet. */
export async function commitImport(sender: SheetSender, importId: string) {
  const { data, ...answer } = await callImportApi(sender, '/Order/OrderImport', { ImportId: importId });
  return { ...answer, taken: (data as { Taken: number } | null)?.Taken ?? 0 };
}
