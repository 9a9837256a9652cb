import {
  isPrinterHost,
  labelKinds,
  labelProblems,
  labelStates,
  printFailures,
} from '@onehaul/domain/label/label-job';
import { labelLimits, type PrinterDpi, printerDpis } from '@onehaul/domain/label/zpl';
import { z } from 'zod';
import { bigRecordId, instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const warehouse = { shopId: recordId, warehouseId: recordId };
const one = { ...warehouse, id: recordId };
const name = singleLine(60).refine((text) => text !== '');

const printerFields = {
  name,
  /** As the print agent sees it. */
  host: singleLine(253).refine(isPrinterHost),
  port: z.int().min(1).max(65_535),
  dpi: z.literal(printerDpis),
  widthMm: z.int().min(labelLimits.widthMm.least).max(labelLimits.widthMm.most),
  heightMm: z.int().min(labelLimits.heightMm.least).max(labelLimits.heightMm.most),
} satisfies Record<string, z.ZodType> & { dpi: z.ZodType<PrinterDpi> };

const Printer = z.object({
  id: recordId,
  ...printerFields,
  host: z.string(),
  /** What the last label met. */
  problem: z.enum(printFailures).nullable(),
  reportedAt: instant.nullable(),
});
export type LabelPrinter = z.output<typeof Printer>;

const Agent = z.object({
  id: recordId,
  name: z.string(),
  version: z.string(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  isHere: z.boolean(),
});
export type PrintAgent = z.output<typeof Agent>;

const Failure = z.object({
  id: bigRecordId,
  kind: z.enum(labelKinds),
  printerName: z.string(),
  /** Of a parcel’s label. */
  courierNumber: z.string().nullable(),
  state: z.enum(labelStates),
  problem: z.enum(labelProblems).nullable(),
  createdAt: instant,
});
export type LabelFailure = z.output<typeof Failure>;

/** Label printers of a warehouse: what the studio sets up, and what stations print. */
export const labelCalls = {
  find: staffCall({
    path: '/console/labels/find',
    access: 'studio:read',
    effect: 'read',
    polls: true,
    summary:
      'Lists the label printers and print agents of a warehouse, and labels that were not printed lately.',
    input: z.object(warehouse),
    output: z.object({
      printers: z.array(Printer),
      agents: z.array(Agent),
      failures: z.array(Failure),
    }),
  }),
  addPrinter: staffCall({
    path: '/console/labels/addPrinter',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Adds a label printer to a warehouse.',
    input: z.object({ ...warehouse, ...printerFields }),
    output: z.object({ id: recordId }),
  }),
  changePrinter: staffCall({
    path: '/console/labels/changePrinter',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Changes the name, address or labels of a printer.',
    input: z.object({ ...one, ...printerFields }),
    output: z.null(),
  }),
  removePrinter: staffCall({
    path: '/console/labels/removePrinter',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Removes a printer; labels that wait for it are not printed.',
    input: z.object(one),
    output: z.null(),
  }),
  testPrinter: staffCall({
    path: '/console/labels/testPrinter',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Prints a test label.',
    input: z.object(one),
    output: z.object({ id: bigRecordId }),
  }),
  addAgent: staffCall({
    path: '/console/labels/addAgent',
    access: 'studio:edit',
    effect: 'change',
    answersSecret: true,
    summary: 'Adds a print agent to a warehouse. Its key is returned only in this response.',
    input: z.object({ ...warehouse, name }),
    output: z.object({ id: recordId, key: z.string() }),
  }),
  revokeAgent: staffCall({
    path: '/console/labels/revokeAgent',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Revokes the key of a print agent, effective immediately.',
    input: z.object(one),
    output: z.null(),
  }),
  choices: staffCall({
    path: '/console/labels/choices',
    access: 'parcel:read',
    effect: 'read',
    polls: true,
    summary: 'Lists the label printers a station may choose, and whether a print agent is there.',
    input: z.object(warehouse),
    output: z.object({
      printers: z.array(z.object({ id: recordId, name: z.string() })),
      isAgentHere: z.boolean(),
    }),
  }),
  print: staffCall({
    path: '/console/labels/print',
    access: 'parcel:work',
    effect: 'change',
    summary: 'Prints the label of a piece in the warehouse.',
    input: z.object({
      ...warehouse,
      printerId: recordId,
      courierNumber: singleLine(60).min(1),
      piece: z.int().min(1).max(99).default(1),
    }),
    output: z.object({ id: bigRecordId }),
  }),
  state: staffCall({
    path: '/console/labels/state',
    access: 'parcel:read',
    effect: 'read',
    summary: 'Returns whether a label was printed, and whether a print agent is there.',
    input: z.object({ ...warehouse, jobId: bigRecordId }),
    output: z.object({
      state: z.enum(labelStates),
      problem: z.enum(labelProblems).nullable(),
      isAgentHere: z.boolean(),
    }),
  }),
};
