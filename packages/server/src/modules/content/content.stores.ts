import { announcement } from '@onehaul/contract/console/studio/announcement';
import { article } from '@onehaul/contract/console/studio/article';
import { video } from '@onehaul/contract/console/studio/video';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';

export const articleStore = defineStore(article, { table: 'article', search: ['titles', 'contents'] });

export const videoStore = defineStore(video, { table: 'video', search: ['titles'] });

const maxPinned = 3;
const countOtherPinned = prepare((p: { tenantId: number; shopId: number; id: number }) =>
  tables
    .selectFrom('announcement')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('pinned', '=', true)
    .where('archivedAt', 'is', null)
    .where('id', '<>', p.id),
);

export const announcementStore = defineStore(announcement, {
  table: 'announcement',
  search: ['titles', 'summaries', 'contents'],
  check: async ({ db, shop, key }, { pinned }) => {
    if (!pinned) return;
    const { count } = (await db.first(countOtherPinned, { shopId: shop.id, id: Number(key ?? 0) }))!;
    if (count >= maxPinned) throw new Refusal('input.invalid', { field: 'pinned' });
  },
});
