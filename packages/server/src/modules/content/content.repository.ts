import type { ArticleType } from '@onehaul/domain/article';
import { Refusal } from '@onehaul/domain/refusal';
import type { PageRequest } from '@onehaul/contract/wire';
import { sql } from 'kysely';
import {
  findPage,
  readerParameters,
  type ReaderPage,
  type ReaderParameters,
  translatedText,
  totalCount,
} from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';
import { fileUrl } from '../file/index.ts';
import { sanitize } from '../../html/sanitize.ts';
import { findPreviewedDrafts, previewedRows } from '../../studio/previewed-drafts.ts';
import { announcementStore, articleStore } from './content.stores.ts';

type Drafts = { drafts: string };
/** Drafts laid over the published rows. The columns are the same, so one query serves both. */
const previewed = <Table extends 'article' | 'announcement'>(
  table: Table,
  p: { tenantId: number; shopId: number } & Drafts,
) => previewedRows(table, p).as(table) as unknown as Table;

function selectAnnouncements(from: 'announcement', p: ReaderPage) {
  const published = tables
    .selectFrom(from)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('publishedAt', '<=', sql<Date>`now()`);
  return published
    .select(({ ref }) => [
      'id',
      translatedText(ref('titles'), p).as('title'),
      translatedText(ref('summaries'), p).as('summary'),
      'pinned',
      'publishedAt',
      published.select(({ fn }) => fn.countAll<number>().as('count')).as('total'),
    ])
    .orderBy('pinned', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset)
    .$narrowType<{ total: number }>();
}
/** Exported for the benchmark, which runs the same SQL directly. */
export const announcementPage = prepare((p: ReaderPage) => selectAnnouncements('announcement', p));
const previewedAnnouncementPage = prepare((p: ReaderPage & Drafts) =>
  selectAnnouncements(previewed('announcement', p), p),
);

/** Announcements, pinned first, then newest first. */
export async function findAnnouncements(context: VisitorContext, page: PageRequest) {
  const drafts = await findPreviewedDrafts(context, announcementStore);
  return drafts === undefined
    ? findPage(context, announcementPage, page, {})
    : findPage(context, previewedAnnouncementPage, page, { drafts });
}

const selectAnnouncement = (from: 'announcement', p: ReaderParameters & { id: number }) =>
  tables
    .selectFrom(from)
    .select(({ ref }) => [
      'id',
      translatedText(ref('titles'), p).as('title'),
      translatedText(ref('summaries'), p).as('summary'),
      translatedText(ref('contents'), p).as('content'),
      'pinned',
      'publishedAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.id)
    .where('publishedAt', '<=', sql<Date>`now()`);
const announcementById = prepare((p: ReaderParameters & { id: number }) =>
  selectAnnouncement('announcement', p),
);
const previewedAnnouncementById = prepare((p: ReaderParameters & { id: number } & Drafts) =>
  selectAnnouncement(previewed('announcement', p), p),
);

export async function getAnnouncement(context: VisitorContext, { id }: { id: number }) {
  const drafts = await findPreviewedDrafts(context, announcementStore);
  const wanted = { ...readerParameters(context), id };
  const announcement = await (drafts === undefined
    ? context.db.first(announcementById, wanted)
    : context.db.first(previewedAnnouncementById, { ...wanted, drafts }));
  if (!announcement) throw new Refusal('record.notFound');
  return { ...announcement, content: sanitize(announcement.content) };
}

type WantedArticles = ReaderPage & { type: ArticleType; id: number | null };
const selectArticles = (from: 'article', p: WantedArticles) =>
  tables
    .selectFrom(from)
    .select(({ ref }) => [
      'id',
      'type',
      'category',
      translatedText(ref('titles'), p).as('title'),
      translatedText(ref('contents'), p).as('content'),
      'updatedAt',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('type', '=', p.type)
    .where(sql<boolean>`(${p.id}::int is null or id = ${p.id}::int)`)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset);
const articlePage = prepare((p: WantedArticles) => selectArticles('article', p));
const previewedArticlePage = prepare((p: WantedArticles & Drafts) =>
  selectArticles(previewed('article', p), p),
);

/** Articles of one matter, in the shop's order. */
export async function findArticles(
  context: VisitorContext,
  { type, id, ...page }: PageRequest & { type: ArticleType; id?: number },
) {
  const drafts = await findPreviewedDrafts(context, articleStore);
  const wanted = { type, id: id ?? null };
  const { items, total } = await (drafts === undefined
    ? findPage(context, articlePage, page, wanted)
    : findPage(context, previewedArticlePage, page, { ...wanted, drafts }));
  return { items: items.map((item) => ({ ...item, content: sanitize(item.content) })), total };
}

const videoPage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('video')
    .select(({ ref }) => [
      'id',
      translatedText(ref('titles'), p).as('title'),
      'fileKey',
      'posterKey',
      'seconds',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export async function findVideos(context: VisitorContext, page: PageRequest) {
  const { items, total } = await findPage(context, videoPage, page, {});
  return {
    items: items.map(({ fileKey, posterKey, ...video }) => ({
      ...video,
      videoUrl: fileUrl(fileKey),
      posterUrl: fileUrl(posterKey),
    })),
    total,
  };
}
