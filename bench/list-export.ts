import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contentCalls } from '@onehaul/contract/content';
import { exportedColumns, type SheetFormat } from '@onehaul/domain/list-export';
import { aShop, someAnnouncements } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import type { Figure, Measurement } from './case.ts';
import { peakOf } from './export.ts';
import { openApi } from './open-api.ts';
import { type PacedResult, runPaced } from './paced-load.ts';
import { aBusyShop, inBulk } from './parcel-data.ts';
import { startPart, stopServer } from './run.ts';

const parcels = 1_000_000;
const small = 100_000;
/** Ten times the rows may need this much more: pages and parts of a file are of a fixed size. */
const maxGrownMegabytes = 64;
/** Bound of the heap, without which a peak tells how long the export took. */
const heapMegabytes = 128;
const settleMs = 5000;
const longestMs = 15 * 60_000;
/** Calls a second of a company that works normally. */
const usualPerSecond = 40;
const maxGrowth = 1.2;
/** As in the unit of the worker: who waits for an answer goes first. */
const workerNiceness = 10;

const announcements = contentCalls.announcements;
const body = JSON.stringify(announcements.input.encode({ pageIndex: 1, pageRows: 20 }));
const p99 = ({ milliseconds }: PacedResult) => milliseconds[Math.floor(milliseconds.length * 0.99)]!;

type Export = { readonly staffId: number; readonly shopId: number; readonly format: SheetFormat };

async function exported({ sql }: TestDatabase, { staffId, shopId, format }: Export) {
  const id = randomUUID();
  const began = performance.now();
  const asked = { format, shopId, columns: exportedColumns.parcels, search: '', isWithoutBin: false };
  await sql(
    `insert into list_export (tenant_id, id, staff_id, shop_id, list, format, asked, language)
     values (2, $1, $2, $3, 'parcels', $4, $5, 'zhHans')`,
    [id, staffId, shopId, format, JSON.stringify(asked)],
  );
  for (;;) {
    const [one] = await sql('select state, row_count, length_bytes from list_export where id = $1', [id]);
    if (one!['state'] === 'done')
      return {
        rows: Number(one!['row_count']),
        megabytes: Number(one!['length_bytes']) / 2 ** 20,
        seconds: (performance.now() - began) / 1000,
      };
    if (one!['state'] === 'failed' || performance.now() - began > longestMs)
      throw new Error(`the export is ${String(one!['state'])}`);
    await wait(100);
  }
}

/** A list of a million parcels is exported while another company works: time, memory, and what the other notices. */
export const listExport: Measurement = {
  name: 'list-export',
  async measure(seconds): Promise<Figure[]> {
    const database = await createTestDatabase();
    const [large, little] = await inBulk(database, async () => [
      await aBusyShop(database, { tenantId: 2, host: 'large.test', parcels }),
      await aBusyShop(database, { tenantId: 2, host: 'small.test', parcels: small }),
    ]);
    const quiet = await aShop(database, { tenantId: 3, host: 'quiet.test' });
    await someAnnouncements(database, quiet, 200);
    await database.sql('analyze');
    const { id: staffId } = await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@bench.test' });
    const server = await openApi(database, {});
    const exporter = startPart(
      new URL('./export-process.ts', import.meta.url),
      {
        DATABASE_NAME: database.address.database,
        NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
      },
      workerNiceness,
    );
    const usual = {
      url: `${server.origin}/api${announcements.path}`,
      host: 'quiet.test',
      body,
      perSecond: usualPerSecond,
    };
    const figures: Figure[] = [];
    try {
      await wait(settleMs);
      await runPaced({ ...usual, perSecond: 300, seconds: 2 }); // warm-up
      const idle = await peakOf(exporter.pid!);
      for (const format of ['csv', 'xlsx'] as const) {
        await exported(database, { staffId, shopId: little!.id, format });
        const before = await peakOf(exporter.pid!);
        const made = await exported(database, { staffId, shopId: large!.id, format });
        const peak = await peakOf(exporter.pid!);
        figures.push({
          text:
            `${made.rows} rows as ${format}: ${made.seconds.toFixed(1)} s, ${made.megabytes.toFixed(0)} MB; peak RSS ` +
            `${peak.toFixed(0)} MB, ${before.toFixed(0)} MB after ${small} rows, ${idle.toFixed(0)} MB before`,
          isMet: made.rows === parcels && peak - before < maxGrownMegabytes,
        });
      }
      const alone = await runPaced({ ...usual, seconds: Math.max(seconds, 15) });
      const during = exported(database, { staffId, shopId: large!.id, format: 'xlsx' });
      const beside = await runPaced({ ...usual, seconds: Math.max(seconds, 15) });
      await during;
      figures.push({
        text: `another company alone: p99 ${p99(alone).toFixed(1)} ms; beside the export: ${p99(beside).toFixed(1)} ms (goal + 20 %)`,
        isMet: beside.failed === 0 && p99(beside) <= p99(alone) * maxGrowth,
      });
      return figures;
    } finally {
      await stopServer(exporter);
      await server.close();
      await database.close();
    }
  },
};
