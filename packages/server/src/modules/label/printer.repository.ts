import {
  labelExpiresMinutes,
  maxLabelAttempts,
  printAgentAwaySeconds,
} from '@onehaul/domain/label/label-job';
import type { LabelKind, LabelProblem, LabelState, PrintFailure } from '@onehaul/domain/label/label-job';
import type { LabelStock, PrinterDpi } from '@onehaul/domain/label/zpl';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { inHouse } from '../parcel/index.ts';

type WarehouseScope = { tenantId: number; shopId: number; warehouseId: number };
type One = WarehouseScope & { id: number };
type PrinterValues = LabelStock & { name: string; host: string; port: number };

/** A warehouse that is not archived, locked so that two additions count each other. */
export const lockWarehouse = prepareChange((p: WarehouseScope) =>
  tables
    .selectFrom('warehouse')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.warehouseId)
    .where('archivedAt', 'is', null)
    .forUpdate(),
);

const printersOf = (p: WarehouseScope) =>
  tables
    .selectFrom('labelPrinter')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('removedAt', 'is', null);

export const printersOfWarehouse = prepare((p: WarehouseScope) =>
  printersOf(p)
    .select([
      'id',
      'name',
      'host',
      'port',
      sql<PrinterDpi>`dpi`.as('dpi'),
      'widthMm',
      'heightMm',
      sql<PrintFailure | null>`problem`.as('problem'),
      'reportedAt',
    ])
    .orderBy(sql`lower(name)`)
    .orderBy('id'),
);

export const countPrinters = prepare((p: WarehouseScope) =>
  printersOf(p).select(({ fn }) => fn.countAll<number>().as('count')),
);

export const printerById = prepare((p: One) =>
  printersOf(p)
    .select(['id', 'name', sql<PrinterDpi>`dpi`.as('dpi'), 'widthMm', 'heightMm'])
    .where('id', '=', p.id),
);

export const insertPrinter = prepareChange((p: WarehouseScope & PrinterValues) =>
  tables
    .insertInto('labelPrinter')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      warehouseId: p.warehouseId,
      name: p.name,
      host: p.host,
      port: p.port,
      dpi: p.dpi,
      widthMm: p.widthMm,
      heightMm: p.heightMm,
    })
    .returning('id'),
);

const changePrinterOf = (p: One) =>
  tables
    .updateTable('labelPrinter')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('id', '=', p.id)
    .where('removedAt', 'is', null)
    .returning('id');

/** What the printer met before says nothing about the new address. */
export const updatePrinter = prepareChange((p: One & PrinterValues) =>
  changePrinterOf(p).set({
    name: p.name,
    host: p.host,
    port: p.port,
    dpi: p.dpi,
    widthMm: p.widthMm,
    heightMm: p.heightMm,
    problem: null,
    reportedAt: null,
  }),
);

export const removePrinter = prepareChange((p: One) =>
  changePrinterOf(p).set({ removedAt: sql<Date>`now()` }),
);

/** An agent that calls as it should. */
const isAgentHere = sql<boolean>`coalesce(last_seen_at > now() - make_interval(secs => ${sql.lit(printAgentAwaySeconds)}), false)`;

const agentsOf = (p: WarehouseScope) =>
  tables
    .selectFrom('printAgent')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('revokedAt', 'is', null);

export const agentsOfWarehouse = prepare((p: WarehouseScope) =>
  agentsOf(p)
    .select(['id', 'name', 'version', 'createdAt', 'lastSeenAt', isAgentHere.as('isHere')])
    .orderBy('id'),
);

export const agentPresence = prepare((p: WarehouseScope) =>
  tables.selectNoFrom(({ exists }) => exists(agentsOf(p).select('id').where(isAgentHere)).as('isAgentHere')),
);

export const insertAgent = prepareChange((p: WarehouseScope & { name: string; keyHash: Buffer }) =>
  tables
    .insertInto('printAgent')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      warehouseId: p.warehouseId,
      name: p.name,
      keyHash: p.keyHash,
    })
    .returning('id'),
);

export const revokeAgent = prepareChange((p: One) =>
  tables
    .updateTable('printAgent')
    .set({ revokedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('id', '=', p.id)
    .where('revokedAt', 'is', null)
    .returning('id'),
);

const isTooOld = sql<boolean>`label_job.created_at <= now() - make_interval(mins => ${sql.lit(labelExpiresMinutes)})`;
const isLost = sql<boolean>`label_job.state = 'taken' and label_job.attempts >= ${sql.lit(maxLabelAttempts)}
  and label_job.lease_until <= now()`;
/** Nothing needs to run for a label to expire or be given up: its age and its lease say so. */
const currentState = sql<LabelState>`case when label_job.state in ('printed', 'failed') then label_job.state
  when ${isLost} then 'failed' when ${isTooOld} then 'expired' else label_job.state end`;
const currentProblem = sql<LabelProblem | null>`case when ${isLost} then 'lost' else label_job.problem end`;

export const labelState = prepare((p: One) =>
  tables
    .selectFrom('labelJob')
    .select([currentState.as('state'), currentProblem.as('problem')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('id', '=', p.id),
);

/** Labels that were not printed, newest first. Limited before the joins, so that the index gives the order. */
export const unprintedLabels = prepare((p: WarehouseScope & { limit: number }) =>
  tables
    .selectFrom((query) =>
      query
        .selectFrom('labelJob')
        .select([
          'tenantId',
          'shopId',
          'id',
          'kind',
          'printerId',
          'parcelId',
          'createdAt',
          currentState.as('state'),
          currentProblem.as('problem'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('warehouseId', '=', p.warehouseId)
        .where('state', '<>', 'printed')
        .where(sql<boolean>`(label_job.state = 'failed' or ${isLost} or ${isTooOld})`)
        .orderBy('createdAt', 'desc')
        .limit(p.limit)
        .as('job'),
    )
    .innerJoin('labelPrinter as printer', (join) =>
      sameShop(join, 'printer', 'job').onRef('printer.id', '=', 'job.printerId'),
    )
    .leftJoin('parcel', (join) => sameShop(join, 'parcel', 'job').onRef('parcel.id', '=', 'job.parcelId'))
    .select([
      'job.id',
      sql<LabelKind>`job.kind`.as('kind'),
      'printer.name as printerName',
      'parcel.courierNumber',
      'job.state',
      'job.problem',
      'job.createdAt',
    ])
    .orderBy('job.createdAt', 'desc'),
);

/** A piece in the warehouse, by its label. */
export const pieceToLabel = prepare((p: WarehouseScope & { courierNumber: string; piece: number }) =>
  tables
    .selectFrom('parcel')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('courierNumber', '=', p.courierNumber)
    .where('piece', '=', p.piece)
    .where('joinedId', 'is', null)
    .where(({ ref }) => inHouse(ref('state'))),
);

type NewJob = WarehouseScope & {
  printerId: number;
  kind: LabelKind;
  parcelId: number | null;
  staffId: number;
};

export const insertLabelJob = prepareChange((p: NewJob) =>
  tables
    .insertInto('labelJob')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      warehouseId: p.warehouseId,
      printerId: p.printerId,
      kind: p.kind,
      parcelId: p.parcelId,
      staffId: p.staffId,
    })
    .returning('id'),
);

/** Ends what waits for a printer that was removed. */
export const dropWaitingLabels = prepareChange((p: WarehouseScope & { printerId: number }) =>
  tables
    .updateTable('labelJob')
    .set({ state: 'failed', problem: 'removed', finishedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('printerId', '=', p.printerId)
    .where('state', 'in', ['waiting', 'taken']),
);
