import { printFailures } from '@onehaul/domain/label/label-job';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { bigRecordId, recordId, singleLine, wireObject } from './wire.ts';

const LabelToPrint = wireObject({
  id: bigRecordId,
  /** Counts how often the label was given to an agent; a report names it. */
  attempt: z.int(),
  printerId: recordId,
  /** The printer, as seen from the warehouse. */
  host: z.string(),
  port: z.int(),
  zpl: z.string(),
});

/** Calls of the program in a warehouse that reaches its label printers. It is known by its key (decision 110). */
export const printAgentCalls = {
  take: ownCall({
    path: '/Print_Agent/TakeJobs',
    access: 'visitor',
    effect: 'change',
    accepted: 'always',
    summary:
      'Hands out labels that wait in the warehouse of the agent, whose key is the bearer token. They are given again unless reported within a minute.',
    input: wireObject({ version: singleLine(60).default('') }),
    output: wireObject({ jobs: z.array(LabelToPrint) }),
  }),
  report: ownCall({
    path: '/Print_Agent/ReportJob',
    access: 'visitor',
    effect: 'change',
    accepted: 'always',
    summary:
      'Records that a label was printed, or why not. Ignored after the label was given to another agent.',
    input: wireObject({
      id: bigRecordId,
      attempt: z.int().min(1).max(1000),
      /** Absent when the printer has accepted the label. */
      problem: z.enum(printFailures).optional(),
    }),
    output: wireObject({ isRecorded: z.boolean() }),
  }),
};
