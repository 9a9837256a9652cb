import type { Surcharge, SurchargeMeasure, Tariff } from '@onehaul/domain/fee/tariff';
import type { Language } from '@onehaul/domain/language';
import type { NotNull } from 'kysely';
import type { Db } from '../../db/database.ts';
import { translatedTextInShop } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare } from '../../db/statement.ts';
import { linesWithVersions } from './line.repository.ts';

type WarehouseScope = { tenantId: number; shopId: number; warehouseId: number; language: Language };

const openLinesOfWarehouse = prepare((p: WarehouseScope) =>
  linesWithVersions
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .innerJoin('tariffVersion', (join) =>
      sameShop(join, 'tariffVersion', 'line')
        .onRef('tariffVersion.lineId', '=', 'line.id')
        .onRef('tariffVersion.version', '=', 'current.version'),
    )
    .select(({ ref }) => [
      translatedTextInShop(ref('line.names'), p.language).as('name'),
      'tariffVersion.tariff',
    ])
    .$narrowType<{ tariff: NotNull }>()
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.warehouseId', '=', p.warehouseId)
    .where('line.isOpen', '=', true)
    .where('line.isPrivate', '=', false)
    .orderBy('line.position')
    .orderBy('line.id'),
);

type LineLimits = {
  readonly name: string;
  readonly mostSideMillimetres: number | null;
  readonly mostBoxGrams: number | null;
  readonly surchargedSideMillimetres: number | null;
  readonly surchargedGrams: number | null;
};

/** Box limits and surcharge thresholds of the open lines of a warehouse (A33). */
export async function findLineLimits(db: Db, where: Omit<WarehouseScope, 'tenantId'>): Promise<LineLimits[]> {
  const lines = await db.all(openLinesOfWarehouse, where);
  return lines.map(({ name, tariff }) => ({
    name,
    mostSideMillimetres: tariff.limits.sideMillimetres,
    mostBoxGrams: tariff.limits.boxGrams,
    surchargedSideMillimetres: surchargeThreshold(tariff, 'length'),
    surchargedGrams: surchargeThreshold(tariff, 'weight'),
  }));
}

/** The box measure above which the first surcharge applies. */
function surchargeThreshold({ surcharges }: Tariff, measure: SurchargeMeasure): number | null {
  const isMeant = (one: Surcharge) => one.measure === measure && one.per === 'box';
  const limits = surcharges.filter(isMeant).flatMap(({ bands }) => bands.map(({ over }) => over));
  return limits.length === 0 ? null : Math.min(...limits);
}
