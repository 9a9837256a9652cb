import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Language } from '@onehaul/domain/language';
import type { LineDelivery } from '@onehaul/domain/order/line-delivery';
import type { PayPolicy } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { translatedTextInShop } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { linesWithVersions } from './line.repository.ts';

type TenantScope = { tenantId: number; language: Language };
export type LineScope = { tenantId: number; shopId: number; lineId: number };

const selectLines = (p: TenantScope) =>
  linesWithVersions
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .leftJoin('tariffDraft', (join) =>
      sameShop(join, 'tariffDraft', 'line').onRef('tariffDraft.lineId', '=', 'line.id'),
    )
    .select(({ ref }) => [
      'line.shopId',
      'line.id',
      'line.code',
      translatedTextInShop(ref('line.names'), p.language).as('name'),
      translatedTextInShop(ref('warehouse.names'), p.language).as('warehouseName'),
      translatedTextInShop(ref('country.names'), p.language).as('countryName'),
      translatedTextInShop(ref('carrier.names'), p.language).as('carrierName'),
      translatedTextInShop(ref('deliverySpeed.names'), p.language).as('speedName'),
      'line.isOpen',
      'line.isPrivate',
      'line.payPolicy',
      'line.delivery',
      'current.version',
      'current.effectiveAt',
      'next.version as nextVersion',
      'next.effectiveAt as nextEffectiveAt',
      sql<boolean>`tariff_draft.line_id is not null`.as('hasDraft'),
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.archivedAt', 'is', null);

export const linesOfCompany = prepare((p: TenantScope) =>
  selectLines(p).orderBy('line.shopId').orderBy('line.position').orderBy('line.id'),
);

export const lineOfCompany = prepare((p: TenantScope & LineScope) =>
  selectLines(p).where('line.shopId', '=', p.shopId).where('line.id', '=', p.lineId),
);

/** Upper limit of the version history in the editor. */
const maxVersions = 50;

export const versionsOfLine = prepare((p: LineScope) =>
  tables
    .selectFrom('tariffVersion')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'tariffVersion.tenantId')
        .onRef('staff.id', '=', 'tariffVersion.staffId'),
    )
    .select([
      'tariffVersion.version',
      'tariffVersion.effectiveAt',
      'tariffVersion.publishedAt',
      'staff.name as staffName',
      'tariffVersion.note',
      'tariffVersion.tariff',
    ])
    .where('tariffVersion.tenantId', '=', p.tenantId)
    .where('tariffVersion.shopId', '=', p.shopId)
    .where('tariffVersion.lineId', '=', p.lineId)
    .orderBy('tariffVersion.version', 'desc')
    .limit(maxVersions),
);

export const draftOfLine = prepare((p: LineScope) =>
  tables
    .selectFrom('tariffDraft')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'tariffDraft.tenantId').onRef('staff.id', '=', 'tariffDraft.staffId'),
    )
    .select(['tariffDraft.basedOn', 'tariffDraft.tariff', 'staff.name as staffName', 'tariffDraft.updatedAt'])
    .where('tariffDraft.tenantId', '=', p.tenantId)
    .where('tariffDraft.shopId', '=', p.shopId)
    .where('tariffDraft.lineId', '=', p.lineId),
);

/** Remote-area lists that a tariff of the line may reference: those of its destination. */
export const areasOfLine = prepare((p: TenantScope & LineScope) =>
  tables
    .selectFrom('remoteArea')
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'remoteArea').onRef('line.countryId', '=', 'remoteArea.countryId'),
    )
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .select(({ ref }) => [
      'remoteArea.key',
      translatedTextInShop(ref('remoteArea.names'), p.language).as('name'),
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.id', '=', p.lineId)
    .orderBy('remoteArea.position')
    .orderBy('remoteArea.id'),
);

export const levelsOfShop = prepare((p: TenantScope & { shopId: number }) =>
  tables
    .selectFrom('memberLevel')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'memberLevel.tenantId').onRef('shop.id', '=', 'memberLevel.shopId'),
    )
    .select(({ ref }) => [
      'memberLevel.level',
      translatedTextInShop(ref('memberLevel.names'), p.language).as('name'),
    ])
    .where('memberLevel.tenantId', '=', p.tenantId)
    .where('memberLevel.shopId', '=', p.shopId)
    .where('memberLevel.archivedAt', 'is', null)
    .orderBy('memberLevel.level'),
);

/**
 * Row lock on the line, so that the second of two concurrent publishers sees the first one's version. Also
 * returns the free storage days its warehouse promises.
 */
export const lockLineRow = prepareChange((p: LineScope) =>
  tables
    .selectFrom('line')
    .select([
      'payPolicy',
      'delivery',
      'isPrivate',
      'archivedAt',
      sql<Date>`now()`.as('now'),
      sql<number>`(select free_days from warehouse where warehouse.tenant_id = line.tenant_id
        and warehouse.shop_id = line.shop_id and warehouse.id = line.warehouse_id)`.as('promisedDays'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId)
    .forNoKeyUpdate(),
);

/** Separate statement after the lock: one that waited for the lock would still use its older snapshot. */
export const latestVersion = prepare((p: LineScope) =>
  tables
    .selectFrom('tariffVersion')
    .select('version')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('lineId', '=', p.lineId)
    .orderBy('version', 'desc')
    .limit(1),
);

export const upsertDraft = prepareChange(
  (p: LineScope & { basedOn: number; tariff: string; staffId: number }) =>
    tables
      .insertInto('tariffDraft')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        lineId: p.lineId,
        basedOn: p.basedOn,
        tariff: sql<Tariff>`${p.tariff}::jsonb`,
        staffId: p.staffId,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'shopId', 'lineId']).doUpdateSet({
          basedOn: sql`excluded.based_on`,
          tariff: sql`excluded.tariff`,
          staffId: sql`excluded.staff_id`,
          updatedAt: sql`now()`,
        }),
      ),
);

export const deleteDraft = prepareChange((p: LineScope) =>
  tables
    .deleteFrom('tariffDraft')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('lineId', '=', p.lineId)
    .returning('basedOn'),
);

type NewVersion = LineScope & {
  version: number;
  effectiveAt: Date | null;
  staffId: number;
  note: string;
  tariff: string;
};

export const insertVersion = prepareChange((p: NewVersion) =>
  tables
    .insertInto('tariffVersion')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      lineId: p.lineId,
      version: p.version,
      effectiveAt: sql<Date>`coalesce(${p.effectiveAt}::timestamptz, now())`,
      staffId: p.staffId,
      note: p.note,
      tariff: sql<Tariff>`${p.tariff}::jsonb`,
    })
    .returning(['version', 'effectiveAt']),
);

export const updateOpen = prepareChange((p: LineScope & { isOpen: boolean }) =>
  tables
    .updateTable('line')
    .set({ isOpen: p.isOpen })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId),
);

export const updatePrivate = prepareChange((p: LineScope & { isPrivate: boolean }) =>
  tables
    .updateTable('line')
    .set({ isPrivate: p.isPrivate })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId),
);

export const updatePayPolicy = prepareChange((p: LineScope & { payPolicy: PayPolicy }) =>
  tables
    .updateTable('line')
    .set({ payPolicy: p.payPolicy })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId),
);

export const updateDelivery = prepareChange((p: LineScope & { delivery: LineDelivery }) =>
  tables
    .updateTable('line')
    .set({ delivery: p.delivery })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId),
);

export const lineExists = prepare((p: LineScope) =>
  tables
    .selectFrom('line')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.lineId),
);

export const recentQuotes = prepare((p: LineScope & { limit: number }) =>
  tables
    .selectFrom('quote')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'quote').onRef('member.id', '=', 'quote.memberId'),
    )
    .select([
      'quote.id',
      'quote.createdAt',
      'member.code as memberCode',
      'quote.shipment',
      'quote.bill',
      'quote.totalMinor',
    ])
    .where('quote.tenantId', '=', p.tenantId)
    .where('quote.shopId', '=', p.shopId)
    .where('quote.lineId', '=', p.lineId)
    .orderBy('quote.createdAt', 'desc')
    .limit(p.limit),
);
