import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { bigRecordId, instant, singleLine, wireObject } from './wire.ts';

const draft = {
  orderId: bigRecordId,
  stars: z.int().min(1).max(5),
  words: singleLine(1000).default(''),
  pictures: z.array(z.uuid()).max(6).default([]),
};
const draftNames = { stars: 'Score', words: 'Content', pictures: 'Images' };

const written = { stars: z.int(), words: z.string(), pictureUrls: z.array(z.string()), createdAt: instant };
const writtenNames = { stars: 'Score', words: 'Content', pictureUrls: 'Images', createdAt: 'CreateTime' };
const Review = wireObject(written, writtenNames);

/** A review as its author sees it. */
export const OrderReview = wireObject(
  {
    ...written,
    /** The member's consent to show it on the home page. */
    mayShow: z.boolean(),
    isShown: z.boolean(),
  },
  writtenNames,
);
export type OrderReview = z.output<typeof OrderReview>;

/** A review on the home page, without anything that names its author or order. */
const ShownReview = wireObject(
  {
    stars: z.int(),
    /** Contacts and numbers are masked. */
    words: z.string(),
    /** First character of the author's name; empty without a name. */
    maskedName: z.string(),
    /** Month in the shop's time zone, such as `2026-11`. */
    month: z.string(),
    /** Empty for a line that is not public. */
    lineName: z.string(),
  },
  { stars: 'Score', words: 'Content' },
);

const ShownReviews = wireObject(
  {
    items: z.array(ShownReview),
    /** All reviews of the last twelve months, also those not shown; zero while none is shown. */
    reviews: z.int(),
    average: z.number().nullable(),
  },
  { items: 'Rows', reviews: 'ReviewCount' },
);
export type ShownReviews = z.output<typeof ShownReviews>;

export const reviewCalls = {
  add: call('/Order_ReviewsLog/AddData', {
    summary: 'Adds the member’s review of an order. Each order can be reviewed once.',
    input: wireObject(draft, draftNames),
    output: Review,
  }),
  addWithConsent: ownCall({
    path: '/Order_ReviewsLog/AddReview',
    access: 'member',
    effect: 'change',
    summary: 'Adds a review together with the choice whether the shop may show it on its home page.',
    input: wireObject({ ...draft, mayShow: z.boolean() }, draftNames),
    output: OrderReview,
  }),
  setConsent: ownCall({
    path: '/Order_ReviewsLog/SetConsent',
    access: 'member',
    effect: 'change',
    summary: 'Allows the shop to show a review on its home page, or withdraws that at once.',
    input: wireObject({ orderId: bigRecordId, mayShow: z.boolean() }),
    output: wireObject({ mayShow: z.boolean() }),
  }),
  shown: ownCall({
    path: '/Order_ReviewsLog/GetShownReviews',
    access: 'visitor',
    effect: 'read',
    summary: 'Returns the reviews that the shop shows on its home page, and the average of all reviews.',
    input: wireObject({}),
    output: ShownReviews,
  }),
};
