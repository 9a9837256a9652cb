import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { VisitorContext } from '../../http/context.ts';
import { findTariffs } from './line.repository.ts';

/** A version of a line; the publishing time distinguishes equal numbers in a re-seeded shop. */
type Version = { readonly lineId: number; readonly version: number; readonly publishedAt: Date };

const maxCachedTariffs = 3000;

/**
 * Published tariffs are immutable, so each is read and parsed once per process. The version in effect is
 * queried each time, so that a new one applies to the next request.
 */
export function createTariffs() {
  const kept = new Map<string, Tariff>();
  type Reader = Pick<VisitorContext, 'db' | 'shop'>;
  const keyOf = ({ shop }: Reader, { lineId, version, publishedAt }: Version) =>
    `${shop.tenantId}/${shop.id}/${lineId}/${version}/${publishedAt.getTime()}`;

  async function read(context: Reader, missing: readonly Version[]): Promise<void> {
    const rows = await findTariffs(context.db, {
      shopId: context.shop.id,
      lineIds: missing.map(({ lineId }) => lineId),
      versions: missing.map(({ version }) => version),
    });
    const found = new Map(rows.map((row) => [`${row.lineId}/${row.version}`, row.tariff]));
    for (const one of missing) {
      if (kept.size >= maxCachedTariffs) kept.delete(kept.keys().next().value!);
      kept.set(keyOf(context, one), found.get(`${one.lineId}/${one.version}`)!);
    }
  }

  return {
    /** The tariffs of these versions, in input order. */
    async find(context: Reader, versions: readonly Version[]): Promise<Tariff[]> {
      const missing = versions.filter((one) => !kept.has(keyOf(context, one)));
      if (missing.length > 0) await read(context, missing);
      return versions.map((one) => kept.get(keyOf(context, one))!);
    },
  };
}
export type Tariffs = ReturnType<typeof createTariffs>;
