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

/** Exported for the benchmark, which runs the same SQL directly. */
export const announcementPage = prepare((p: ReaderPage) => {
  const published = tables
    .selectFrom('announcement')
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
});

/** Announcements, pinned first, then newest first. */
export function findAnnouncements(context: VisitorContext, page: PageRequest) {
  return findPage(context, announcementPage, page, {});
}

const announcementById = prepare((p: ReaderParameters & { id: number }) =>
  tables
    .selectFrom('announcement')
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
    .where('publishedAt', '<=', sql<Date>`now()`),
);

export async function getAnnouncement(context: VisitorContext, { id }: { id: number }) {
  const announcement = await context.db.first(announcementById, { ...readerParameters(context), id });
  if (!announcement) throw new Refusal('record.notFound');
  return { ...announcement, content: sanitize(announcement.content) };
}

const articlePage = prepare((p: ReaderPage & { type: ArticleType; id: number | null }) =>
  tables
    .selectFrom('article')
    .select(({ ref }) => [
      'id',
      'type',
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
    .offset(p.offset),
);

/** Articles of one matter, in the shop's order. */
export async function findArticles(
  context: VisitorContext,
  { type, id, ...page }: PageRequest & { type: ArticleType; id?: number },
) {
  const { items, total } = await findPage(context, articlePage, page, { type, id: id ?? null });
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
