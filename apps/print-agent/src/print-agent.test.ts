import type { AddressInfo } from 'node:net';
import { freePorts } from '@onehaul/testing/free-ports';
import { aLabelPrinter, aPrintAgent } from '@onehaul/testing/label-fixture';
import { startLabelPrinter, type TestLabelPrinter } from '@onehaul/testing/label-printer';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { type RunningPrintAgent, runPrintAgent } from '@onehaul/testing/run-print-agent';
import { startProxy } from '@onehaul/testing/tcp-proxy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isLocal } from './send-to-printer.ts';

const stage = await createParcelFixture();
const { database, api, shop, warehouseId, amy, clerk } = stage;
const where = { shopId: shop.id, warehouseId };
let apiPort = 0;
let printer: TestLabelPrinter;
let printerId = 0;
let key = '';
let running: RunningPrintAgent[] = [];

beforeAll(async () => {
  await database.sql(`insert into host (name, tenant_id, shop_id) values ('shop.localhost', $1, $2)`, [
    shop.tenantId,
    shop.id,
  ]);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  apiPort = (api.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await database.sql('delete from label_job');
  await database.sql('delete from print_agent');
  printer = await startLabelPrinter();
  printerId = (await aLabelPrinter(database, shop, warehouseId, printer)).id;
  ({ key } = await aPrintAgent(database, shop, warehouseId));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((agent) => agent.stop('SIGKILL')));
  await printer.close();
});
afterAll(stage.close);

function start(port = apiPort, by = key): RunningPrintAgent {
  const agent = runPrintAgent({ server: `http://shop.localhost:${port}`, key: by });
  running.push(agent);
  return agent;
}

async function printParcel() {
  const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId, state: 'received' });
  const { body } = await clerk.call('labels/print', { ...where, printerId, courierNumber });
  return { courierNumber, jobId: (body.Data as { id: number }).id };
}
const stateOf = async (jobId: number) =>
  (await clerk.call('labels/state', { ...where, jobId })).body.Data as {
    state: string;
    problem: string | null;
  };
async function settled(jobId: number, wanted: object): Promise<void> {
  await expect.poll(() => stateOf(jobId)).toMatchObject(wanted);
}

describe('the print agent', () => {
  test('prints labels, reports them, and ends on SIGTERM', async () => {
    const agent = start();
    const first = await printParcel();
    const [label] = await printer.printed(1);
    expect(label!.barcodes.map(({ text }) => text)).toEqual([first.courierNumber]);
    await settled(first.jobId, { state: 'printed', isAgentHere: true });
    const more = [await printParcel(), await printParcel(), await printParcel()];
    const all = await printer.printed(4);
    expect(all.slice(1).map(({ barcodes }) => barcodes[0]!.text)).toEqual(
      more.map(({ courierNumber }) => courierNumber),
    );
    for (const { jobId } of more) await settled(jobId, { state: 'printed' });
    expect(await agent.stop()).toBe(0);
    // The log names neither keys nor what is on labels.
    const lines = agent.output().trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'started',
      ...Array.from({ length: 4 }, () => 'printed'),
      'stopped',
    ]);
    for (const secret of [key, first.courierNumber, amy.code]) expect(agent.output()).not.toContain(secret);
  });

  test('says why a printer does not print, and prints again when it does', async () => {
    start();
    printer.behave('resets');
    await settled((await printParcel()).jobId, { state: 'failed', problem: 'broken' });
    const [off] = await freePorts(1);
    await database.sql('update label_printer set port = $1 where id = $2', [off, printerId]);
    await settled((await printParcel()).jobId, { state: 'failed', problem: 'refused' });
    await database.sql(`update label_printer set port = $1, host = 'no-such-printer.invalid' where id = $2`, [
      printer.port,
      printerId,
    ]);
    await settled((await printParcel()).jobId, { state: 'failed', problem: 'unreachable' });
    await database.sql(`update label_printer set host = '192.0.2.1' where id = $1`, [printerId]);
    await settled((await printParcel()).jobId, { state: 'failed', problem: 'notLocal' });
    expect(printer.labels).toEqual([]);

    // A printer that keeps the connection open has printed, too.
    printer.behave('holds');
    await database.sql(`update label_printer set host = '127.0.0.1' where id = $1`, [printerId]);
    await settled((await printParcel()).jobId, { state: 'printed' });
    expect(printer.labels).toHaveLength(1);
  });

  test('reports what it printed while the server was away, and prints it once', async () => {
    const proxy = await startProxy({ port: apiPort });
    const agent = start(proxy.port);
    printer.behave('holds');
    const { jobId } = await printParcel();
    await printer.printed(1);
    // The agent reports once the printer is done.
    proxy.set({ kind: 'refused' });
    await expect.poll(() => agent.output()).toContain('"printed"');
    expect(await stateOf(jobId)).toMatchObject({ state: 'taken' });
    proxy.set({ kind: 'none' });
    await settled(jobId, { state: 'printed' });
    expect(printer.labels).toHaveLength(1);
    expect(await agent.stop()).toBe(0);
    await proxy.close();
  });

  test('does not print again what it is given again', async () => {
    start();
    const { jobId } = await printParcel();
    await printer.printed(1);
    await settled(jobId, { state: 'printed' });
    // As if the report had been lost and the lease were over.
    await database.sql(
      `update label_job set state = 'taken', finished_at = null, lease_until = now() - interval '1 second' where id = $1`,
      [jobId],
    );
    await settled(jobId, { state: 'printed' });
    const [row] = await database.sql('select attempts from label_job where id = $1', [jobId]);
    expect([row!.attempts, printer.labels.length]).toEqual([2, 1]);
  });

  test('another one prints what a killed one took, with a mark', async () => {
    printer.behave('holds');
    const agent = start();
    const { jobId } = await printParcel();
    await printer.printed(1);
    // Before it has reported: it waits for the printer to close.
    await agent.stop('SIGKILL');
    expect(await stateOf(jobId)).toMatchObject({ state: 'taken' });
    await database.sql(`update label_job set lease_until = now() where id = $1`, [jobId]);
    printer.behave('prints');
    start(apiPort, (await aPrintAgent(database, shop, warehouseId)).key);
    await settled(jobId, { state: 'printed' });
    const [, again] = await printer.printed(2);
    expect(again!.texts.at(-1)!.text).toContain('COPY 2');
  });

  test('with a wrong key takes nothing, and says so once', async () => {
    const agent = start(apiPort, key.replaceAll(/^./g, '-'));
    await expect.poll(() => agent.output()).toContain('label.keyInvalid');
    const { jobId } = await printParcel();
    expect(await agent.stop()).toBe(0);
    expect(await stateOf(jobId)).toMatchObject({ state: 'waiting', isAgentHere: false });
    expect(agent.output().match(/keyInvalid/g)).toHaveLength(1);
  });

  test('sends its key to no server without TLS', async () => {
    const agent = runPrintAgent({ server: 'http://shop.example.com', key });
    expect(await agent.ended()).toBe(78);
    expect(agent.output()).toContain('PRINT_AGENT_SERVER must be an address that begins with https://');
    expect(agent.output()).not.toContain(key);
  });
});

test('only addresses of private networks are local', () => {
  const inside = [
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.50',
    '127.0.0.1',
    '169.254.7.7',
    '::1',
    'fd00::1',
    'fe80::1',
  ];
  const outside = [
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '100.64.0.1',
    '192.0.2.1',
    '2001:db8::1',
    '::ffff:8.8.8.8',
  ];
  expect(inside.filter((address) => !isLocal(address))).toEqual([]);
  expect(outside.filter(isLocal)).toEqual([]);
});
