import { z } from 'zod';
import { GeneratedFile } from '../generated-file.ts';
import { recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const warehouse = { shopId: recordId, warehouseId: recordId };

export const binLabelSizes = ['a4', 'roll'] as const;
export type BinLabelSize = (typeof binLabelSizes)[number];

/** Bins of a whole rack, and their labels. Single bins are records of the studio. */
export const binCalls = {
  generate: staffCall({
    path: '/console/studio/bin/generate',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Adds the bins of a rack layout to a warehouse and skips codes that exist.',
    input: z.object({
      ...warehouse,
      aisles: singleLine(60).min(1),
      bays: singleLine(60).min(1),
      levels: singleLine(60),
      path: z.enum(['straight', 'snake']),
    }),
    output: z.object({ added: z.int(), skipped: z.int() }),
  }),
  labels: staffCall({
    path: '/console/studio/bin/labels',
    access: 'studio:read',
    effect: 'read',
    summary: 'Returns barcode labels of the bins of a warehouse whose codes begin with a text.',
    input: z.object({ ...warehouse, prefix: singleLine(20), size: z.enum(binLabelSizes) }),
    output: GeneratedFile,
  }),
};
