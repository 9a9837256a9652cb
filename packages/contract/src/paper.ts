import { z } from 'zod';
import { ownCall } from './call.ts';
import { orderKind, orderStage } from './order-fields.ts';
import { bigRecordId, instant, wireObject } from './wire.ts';

export const printKinds = ['sheet', 'labels', 'rows'] as const;
export const printStates = ['waiting', 'running', 'done', 'failed'] as const;

/** Maximum orders whose documents one file may hold. */
export const maxPrinted = 2000;

const jobFields = {
  id: z.uuid(),
  kind: z.enum(printKinds),
  state: z.enum(printStates),
  total: z.int(),
  done: z.int(),
  /** Signed URL of the file, valid for some minutes; null until the file exists. */
  url: z.string().nullable(),
};
const PrintJob = wireObject(jobFields, { kind: 'Type' });
const ListedJob = wireObject({ ...jobFields, createdAt: instant }, { kind: 'Type', createdAt: 'CreateTime' });
export type ListedJob = z.output<typeof ListedJob>;

export const paperCalls = {
  start: ownCall({
    path: '/OrderOperate/StartPrint',
    access: 'member',
    effect: 'change',
    summary:
      'Starts a print job for papers of many orders: the given ones, or the newest of a stage or source.',
    input: wireObject(
      {
        kind: z.enum(printKinds),
        ids: z.array(bigRecordId).min(1).max(maxPrinted).optional(),
        stage: orderStage.optional(),
        orderKind: orderKind.optional(),
      },
      { kind: 'Type', orderKind: 'OrderSource' },
    ),
    output: PrintJob,
  }),
  get: ownCall({
    path: '/OrderOperate/GetPrintJob',
    access: 'member',
    effect: 'read',
    summary: 'Returns the progress of a print job, and the address of its file once it is ready.',
    input: wireObject({ id: z.uuid() }),
    output: PrintJob,
  }),
  list: ownCall({
    path: '/OrderOperate/GetPrintJobs',
    access: 'member',
    effect: 'read',
    summary: 'Lists the newest print jobs of the account with their files, which are kept for two days.',
    input: wireObject({}),
    output: wireObject({ items: z.array(ListedJob) }, { items: 'Rows' }),
  }),
};
