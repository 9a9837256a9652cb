import { articleTypes, helpCategories } from '@onehaul/domain/article';
import { z } from 'zod';
import { call } from './call.ts';
import { instant, numberedEnum, page, pageRequest, recordId, recordIdText, wireObject } from './wire.ts';

const ArticleType = numberedEnum(articleTypes);

const Article = wireObject({
  id: z.int(),
  type: ArticleType,
  /** Of help articles. */
  category: z.enum(helpCategories).nullable(),
  title: z.string(),
  content: z.string(),
  updatedAt: instant,
});
export type Article = z.output<typeof Article>;

const announcementFields = {
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  pinned: z.boolean(),
  publishedAt: instant,
};
const announcementNames = { pinned: 'IsTop', publishedAt: 'PublishTime' };
const Announcement = wireObject(announcementFields, announcementNames);
export type Announcement = z.output<typeof Announcement>;

const AnnouncementDetail = wireObject({ ...announcementFields, content: z.string() }, announcementNames);
export type AnnouncementDetail = z.output<typeof AnnouncementDetail>;

const Video = wireObject(
  {
    id: z.int(),
    title: z.string(),
    videoUrl: z.string(),
    posterUrl: z.string(),
    seconds: z.int(),
  },
  { videoUrl: 'Url', posterUrl: 'Image' },
);
export type Video = z.output<typeof Video>;

export const contentCalls = {
  articles: call('/Base_ShopMatters/GetDataPage', {
    summary: 'Lists the shop’s articles: legal texts, help, questions.',
    input: wireObject({ ...pageRequest(20, 100), type: ArticleType, id: recordId.optional() }),
    output: page(Article),
  }),
  announcements: call('/Base_Proclamation/GetDataPage', {
    summary: 'Lists announcements: pinned first, then newest first.',
    input: wireObject(pageRequest(20, 100)),
    output: page(Announcement),
  }),
  announcement: call('/Base_Proclamation/GetDataDetail', {
    summary: 'Returns an announcement with its text.',
    input: wireObject({ id: recordIdText }),
    output: AnnouncementDetail,
  }),
  videos: call('/Base_ShopVideo/GetDataPage', {
    summary: 'Lists videos that explain how to use the service.',
    input: wireObject(pageRequest(20, 100)),
    output: page(Video),
  }),
};
