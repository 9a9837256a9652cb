import { z } from 'zod';
import { maxPrinted, printKinds, printStates } from '../paper.ts';
import { staffCall } from './staff-call.ts';

export const PrintForStaff = z.object({
  id: z.uuid(),
  kind: z.enum(printKinds),
  state: z.enum(printStates),
  total: z.int(),
  done: z.int(),
  url: z.string().nullable(),
});

const shopId = z.int().positive();

export const paperDeskCalls = {
  start: staffCall({
    path: '/console/printing/start',
    access: 'order:read',
    effect: 'change',
    summary: 'Starts a print job for papers of many orders of a shop.',
    input: z.object({
      shopId,
      kind: z.enum(printKinds),
      ids: z.array(z.int().positive()).min(1).max(maxPrinted),
    }),
    output: PrintForStaff,
  }),
  get: staffCall({
    path: '/console/printing/get',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns the progress of a print job, and the address of its file once it is ready.',
    input: z.object({ shopId, id: z.uuid() }),
    output: PrintForStaff,
  }),
};
