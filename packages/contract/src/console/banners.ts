import { z } from 'zod';
import { bytes, instant, jsonText, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: recordId };
/** A text in the four languages; empty ones fall back to the shop's own (A60). */
const texts = (most: number) =>
  z.object({
    zhHans: singleLine(most).default(''),
    zhHanT: singleLine(most).default(''),
    en: singleLine(most).default(''),
    vi: singleLine(most).default(''),
  });

const BannerTerms = z.object({
  titles: texts(100).refine((titles) => Object.values(titles).some((title) => title !== '')),
  /** Alternative text of the image. */
  alts: texts(200),
  /** A page of the shop itself; empty for a banner without a link. */
  link: singleLine(300).regex(/^(\/[^/\\].*)?$/),
  isActive: z.boolean(),
  /** Display period; null for no bound. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  position: z.int().min(1).max(1000),
});

const bannerStates = ['shown', 'planned', 'over', 'off'] as const;

const BannerRow = z.object({
  ...recordRef,
  title: z.string(),
  ...BannerTerms.shape,
  titles: texts(100),
  pictureUrl: z.string(),
  state: z.enum(bannerStates),
});
export type BannerRow = z.output<typeof BannerRow>;

export const bannerCalls = {
  list: staffCall({
    path: '/console/banners/list',
    access: 'banner:read',
    effect: 'read',
    summary: 'Lists the banners of the home pages, in display order.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(BannerRow),
  }),
  save: staffCall({
    path: '/console/banners/save',
    access: 'banner:edit',
    effect: 'change',
    sends: 'multipart',
    summary: 'Adds a banner with its picture, or updates one; without a file, the picture stays.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      id: z.coerce.number().pipe(recordId).optional(),
      terms: jsonText(BannerTerms),
      file: bytes.optional(),
    }),
    output: z.object({ id: z.int() }),
  }),
  remove: staffCall({
    path: '/console/banners/remove',
    access: 'banner:edit',
    effect: 'change',
    summary: 'Deletes a banner permanently.',
    input: z.object(recordRef),
    output: z.null(),
  }),
};
