import { announcement } from '@onehaul/contract/console/studio/announcement';
import { article } from '@onehaul/contract/console/studio/article';
import { video } from '@onehaul/contract/console/studio/video';
import { fieldsToFill } from '@onehaul/domain/fields-to-fill';
import { Refusal } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';

export const articleStore = defineStore(article, {
  table: 'article',
  search: ['titles', 'contents'],
  // A kit's texts ask for the company's facts: visitors must never read the questions.
  check: async (_context, { titles, contents }) => {
    const texts = [...Object.values(titles), ...Object.values(contents)];
    const fields = [...new Set(texts.flatMap(fieldsToFill))];
    if (fields.length > 0) throw new Refusal('article.fieldsLeft', { fields: fields.join(', ') });
  },
});

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
