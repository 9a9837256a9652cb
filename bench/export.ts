import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import type { Figure, Measurement } from './case.ts';
import { aBusyShop, inBulk } from './parcel-data.ts';
import { startPart, stopServer } from './run.ts';

const sizes = [20_000, 200_000] as const;
/** Ten times the rows may need this much more: pages and parts of an archive are of a fixed size. */
const maxGrownMegabytes = 64;
/** Bound of the heap. Without one V8 leaves garbage lying, and a peak tells how long the export took, not what it holds. */
const heapMegabytes = 128;
const settleMs = 8000;
const longestMs = 15 * 60_000;

/** Peak resident memory of a process so far, in MB. */
export async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024;
}

type Exported = {
  readonly rows: number;
  readonly idle: number;
  readonly peak: number;
  readonly text: string;
};

/** A process of its own exports a company of so many parcels. */
async function exportOf(rows: number): Promise<Exported> {
  const test = await createTestDatabase();
  const shop = await inBulk(test, () => aBusyShop(test, { tenantId: 2, host: 'bench.test', parcels: rows }));
  const owner = await aStaffMember(test, shop.tenantId, { roles: ['owner'], email: 'owner@bench.test' });
  const exporter = startPart(new URL('./export-process.ts', import.meta.url), {
    DATABASE_NAME: test.address.database,
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  });
  try {
    await wait(settleMs);
    const idle = await peakOf(exporter.pid!);
    const id = randomUUID();
    const began = performance.now();
    await test.sql('insert into company_export (tenant_id, id, staff_id) values ($1, $2, $3)', [
      shop.tenantId,
      id,
      owner.id,
    ]);
    for (;;) {
      const [one] = await test.sql('select state, length_bytes from company_export where id = $1', [id]);
      if (one!.state === 'done') {
        const seconds = (performance.now() - began) / 1000;
        const peak = await peakOf(exporter.pid!);
        const megabytes = Number(one!.length_bytes) / 2 ** 20;
        const text =
          `${rows} parcels: peak RSS ${peak.toFixed(0)} MB, ${idle.toFixed(0)} MB before; ` +
          `archive of ${megabytes.toFixed(1)} MB in ${seconds.toFixed(0)} s`;
        return { rows, idle, peak, text };
      }
      if (one!.state === 'failed' || performance.now() - began > longestMs)
        throw new Error(`the export is ${String(one!.state)}`);
      await wait(250);
    }
  } finally {
    await stopServer(exporter);
    await test.close();
  }
}

/** Memory of a process while it exports a company, which must not depend on the size of the company. */
export const companyExport: Measurement = {
  name: 'export',
  async measure(): Promise<Figure[]> {
    const [small, large] = [await exportOf(sizes[0]), await exportOf(sizes[1])];
    const grown = large.peak - small.peak;
    return [
      { text: small.text, isMet: true },
      {
        text: `${large.text}; ${grown.toFixed(0)} MB more for ten times the rows (goal ${maxGrownMegabytes} MB)`,
        isMet: grown < maxGrownMegabytes,
      },
    ];
  },
};
