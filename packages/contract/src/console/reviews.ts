import { reviewStates } from '@onehaul/domain/review/review-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { pageOf, staffCall } from './staff-call.ts';

const reviewRef = { shopId: recordId, orderId: bigRecordId };

const ReviewRow = z.object({
  ...reviewRef,
  number: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  lineName: z.string(),
  stars: z.int(),
  words: z.string(),
  /** As visitors read them. */
  publicName: z.string(),
  publicWords: z.string(),
  state: z.enum(reviewStates),
  createdAt: instant,
  consentedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Who decided; empty before. */
  staffName: z.string(),
});
export type ReviewRow = z.output<typeof ReviewRow>;

export const reviewDeskCalls = {
  list: staffCall({
    path: '/console/reviews/list',
    access: 'content:read',
    effect: 'read',
    summary: 'Lists members’ reviews in one state, newest first.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      state: z.enum(reviewStates).default('waiting'),
      stars: z.int().min(1).max(5).optional(),
    }),
    output: pageOf(ReviewRow),
  }),
  counts: staffCall({
    path: '/console/reviews/counts',
    access: 'content:read',
    effect: 'read',
    summary: 'Returns the number of reviews in each state.',
    input: z.object({ shopId: recordId.optional() }),
    output: z.object({ waiting: z.int(), shown: z.int(), hidden: z.int(), private: z.int() }),
  }),
  show: staffCall({
    path: '/console/reviews/show',
    access: 'content:edit',
    effect: 'change',
    summary: 'Shows a review on the home page, if the member allows it.',
    input: z.object(reviewRef),
    output: z.null(),
  }),
  hide: staffCall({
    path: '/console/reviews/hide',
    access: 'content:edit',
    effect: 'change',
    summary: 'Removes a review from the home page, or decides not to show it.',
    input: z.object(reviewRef),
    output: z.null(),
  }),
};
