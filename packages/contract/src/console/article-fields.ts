import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const field = { language: z.enum(languages), field: singleLine(80).min(1) };
const ArticleFact = z.object({
  /** Fields that ask for it, in the languages of the drafts. */
  fields: z.array(z.object(field)).min(1),
  drafts: z.int(),
});
export type ArticleFact = z.output<typeof ArticleFact>;

/** Facts that the drafts of pages ask for: each is entered once for all of them. */
export const articleFieldCalls = {
  list: staffCall({
    path: '/console/studio/article/fields',
    access: 'studio:read',
    effect: 'read',
    summary: 'Returns the facts that the drafts of pages ask for, with the number of drafts.',
    input: z.object({ shopId: recordId }),
    output: z.object({ items: z.array(ArticleFact) }),
  }),
  fill: staffCall({
    path: '/console/studio/article/fillFields',
    access: 'studio:edit',
    effect: 'change',
    summary: 'Enters facts into all drafts of pages that ask for them.',
    input: z.object({
      shopId: recordId,
      facts: z
        .array(z.object({ ...field, text: singleLine(500).min(1) }))
        .min(1)
        .max(200),
    }),
    output: z.object({ drafts: z.int() }),
  }),
};
