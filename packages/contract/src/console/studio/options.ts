import { z } from 'zod';
import { recordId } from '../../wire.ts';
import { singleLine, searchText, staffCall } from '../staff-call.ts';

export const optionCalls = {
  list: staffCall({
    path: '/console/studio/options',
    access: 'studio:read',
    effect: 'read',
    summary:
      'Lists the options of a reference field: records of another resource, countries, or regions of one.',
    input: z.object({
      shopId: recordId,
      of: singleLine(40),
      /** The country whose regions are listed. */
      within: z.int().optional(),
      search: searchText,
      /** Keys that are chosen already and must be among the options. */
      chosen: z.array(singleLine(60)).max(100).default([]),
    }),
    output: z.object({
      items: z.array(z.object({ value: z.union([z.int(), z.string()]), label: z.string() })),
    }),
  }),
};
