import {
  labelExpiresMinutes,
  labelJobDays,
  labelLeaseSeconds,
  type LabelKind,
  maxLabelAttempts,
  type PrintFailure,
} from '@onehaul/domain/label/label-job';
import type { PrinterDpi } from '@onehaul/domain/label/zpl';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/repeat-in-batches.ts';
import { inHouse } from '../parcel/index.ts';

type ShopScope = { tenantId: number; shopId: number };
type AgentScope = ShopScope & { warehouseId: number; agentId: number };

/** Labels of a warehouse that an agent may take: not too old, and in nobody's hands. */
const openLabels = (p: { tenantId: number }) =>
  tables
    .selectFrom('labelJob')
    .where('labelJob.tenantId', '=', p.tenantId)
    .where('labelJob.state', '<>', 'printed')
    .where(
      sql<boolean>`label_job.created_at > now() - make_interval(mins => ${sql.lit(labelExpiresMinutes)})
        and (label_job.state = 'waiting' or label_job.state = 'taken' and label_job.lease_until <= now()
          and label_job.attempts < ${sql.lit(maxLabelAttempts)})`,
    );

/** The agent of a key, if it is not revoked, and whether there is anything for it. */
export const agentByKey = prepare((p: ShopScope & { keyHash: Buffer }) =>
  tables
    .selectFrom('printAgent')
    .select(({ exists }) => [
      'printAgent.id',
      'printAgent.warehouseId',
      'printAgent.lastSeenAt',
      'printAgent.version',
      exists(
        openLabels(p)
          .select('labelJob.id')
          .where('labelJob.shopId', '=', p.shopId)
          .where('labelJob.warehouseId', '=', sql<number>`print_agent.warehouse_id`),
      ).as('hasWork'),
    ])
    .where('printAgent.tenantId', '=', p.tenantId)
    .where('printAgent.shopId', '=', p.shopId)
    .where('printAgent.keyHash', '=', p.keyHash)
    .where('printAgent.revokedAt', 'is', null),
);

export const recordAgentSeen = prepareChange((p: ShopScope & { id: number; version: string }) =>
  tables
    .updateTable('printAgent')
    .set({ lastSeenAt: sql<Date>`now()`, version: p.version })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/**
 * Leases labels: another agent that asks at the same moment skips the locked rows, and one that dies leaves them to
 * whoever asks after the lease.
 */
export const leaseLabels = prepareChange((p: AgentScope & { limit: number }) =>
  tables
    .with('due', () =>
      openLabels(p)
        .select('labelJob.id')
        .where('labelJob.shopId', '=', p.shopId)
        .where('labelJob.warehouseId', '=', p.warehouseId)
        .orderBy('labelJob.createdAt')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (query) =>
      query
        .updateTable('labelJob')
        .from('due')
        .set({
          state: 'taken',
          attempts: sql<number>`attempts + 1`,
          agentId: p.agentId,
          leaseUntil: sql<Date>`now() + make_interval(secs => ${sql.lit(labelLeaseSeconds)})`,
        })
        .where('labelJob.tenantId', '=', p.tenantId)
        .where('labelJob.shopId', '=', p.shopId)
        .whereRef('labelJob.id', '=', 'due.id')
        .returningAll('labelJob'),
    )
    .selectFrom('taken')
    .innerJoin('labelPrinter as printer', (join) =>
      sameShop(join, 'printer', 'taken').onRef('printer.id', '=', 'taken.printerId'),
    )
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'taken.tenantId').onRef('shop.id', '=', 'taken.shopId'),
    )
    .leftJoin('parcel', (join) => sameShop(join, 'parcel', 'taken').onRef('parcel.id', '=', 'taken.parcelId'))
    .leftJoin('member', (join) =>
      sameShop(join, 'member', 'parcel').onRef('member.id', '=', 'parcel.memberId'),
    )
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .select([
      'taken.id',
      'taken.attempts as attempt',
      sql<LabelKind>`taken.kind`.as('kind'),
      'printer.id as printerId',
      'printer.name as printerName',
      'printer.host',
      'printer.port',
      sql<PrinterDpi>`printer.dpi`.as('dpi'),
      'printer.widthMm',
      'printer.heightMm',
      sql<string>`coalesce(parcel.courier_number, '')`.as('courierNumber'),
      sql<number>`coalesce(parcel.piece, 1)`.as('piece'),
      sql<number>`(select count(*) from parcel other where other.tenant_id = parcel.tenant_id
        and other.shop_id = parcel.shop_id and other.courier_number = parcel.courier_number
        and ${inHouse(sql.ref('other.state'))})`.as('pieces'),
      sql<string>`coalesce(member.code, '')`.as('memberCode'),
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
      'parcel.weightGrams',
      sql<string>`coalesce(to_char(parcel.received_at at time zone shop.time_zone, 'YYYY-MM-DD'), '')`.as(
        'receivedOn',
      ),
    ])
    .orderBy('taken.createdAt')
    .orderBy('taken.id'),
);
export type LeasedLabel = NonNullable<(typeof leaseLabels)['row']>;

type Report = AgentScope & { id: number; attempt: number; problem: PrintFailure | null };

/** Of a lease that is over only while nobody else has taken the label. */
export const settleLabel = prepareChange((p: Report) =>
  tables
    .with('settled', (query) =>
      query
        .updateTable('labelJob')
        .set({
          state: sql<string>`case when ${p.problem}::text is null then 'printed' else 'failed' end`,
          problem: p.problem,
          finishedAt: sql<Date>`now()`,
        })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.id)
        .where('warehouseId', '=', p.warehouseId)
        .where('agentId', '=', p.agentId)
        .where('attempts', '=', p.attempt)
        .where('state', '=', 'taken')
        .returning('printerId'),
    )
    .updateTable('labelPrinter')
    .from('settled')
    .set({ problem: p.problem, reportedAt: sql<Date>`now()` })
    .where('labelPrinter.tenantId', '=', p.tenantId)
    .where('labelPrinter.shopId', '=', p.shopId)
    .whereRef('labelPrinter.id', '=', 'settled.printerId')
    .returning('labelPrinter.id'),
);

export const deleteOldLabels = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('labelJob')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`(tenant_id, shop_id, id) in (select tenant_id, shop_id, id from label_job
        where tenant_id = ${p.tenantId} and created_at < now() - make_interval(days => ${sql.lit(labelJobDays)})
        order by created_at limit ${sql.lit(batchRows)})`,
    )
    .returning('id'),
);
