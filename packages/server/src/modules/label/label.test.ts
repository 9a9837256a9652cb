import {
  labelExpiresMinutes,
  maxLabelAttempts,
  maxLabelsPerTake,
  printAgentCallsPerMinute,
} from '@onehaul/domain/label/label-job';
import { createLog } from '@onehaul/server/http/log';
import { aShop } from '@onehaul/testing/builders';
import { aLabelJob, aLabelPrinter, aPrintAgent } from '@onehaul/testing/label-fixture';
import { aBin, aParcel, aWarehouse } from '@onehaul/testing/parcel-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { readZpl } from '@onehaul/testing/read-zpl';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { labelJobs } from './label.jobs.ts';
import { agentByKey, leaseLabels } from './print-agent.repository.ts';
import { unprintedLabels } from './printer.repository.ts';

const stage = await createParcelFixture();
const {
  database,
  api,
  shop,
  sister,
  rivalShop,
  warehouseId,
  otherWarehouseId,
  amy,
  clerk,
  admin,
  service,
  rival,
} = stage;
afterAll(stage.close);

type Job = { Id: number; Attempt: number; PrinterId: number; Host: string; Port: number; Zpl: string };
type Agent = { readonly key: string };
const where = { shopId: shop.id, warehouseId };
let printer: { id: number; name: string };
let agent: { id: number; key: string };

beforeEach(async () => {
  await database.sql('delete from label_job');
  await database.sql('delete from print_agent');
  printer = await aLabelPrinter(database, shop, warehouseId);
  agent = await aPrintAgent(database, shop, warehouseId);
});

const ask = (path: string, { key }: Agent, body: object = {}, host = 'harbour.test') =>
  api.post(host, `/Print_Agent/${path}`, body, { authorization: `Bearer ${key}` });
const take = async (by: Agent) => {
  const { body } = await ask('TakeJobs', by, { Version: '1' });
  expect(body.Code).toBe(200);
  return (body.Data as { Jobs: Job[] }).Jobs;
};
const report = async (by: Agent, { Id, Attempt }: Job, problem?: string) => {
  const { body } = await ask('ReportJob', by, { Id, Attempt, ...(problem && { Problem: problem }) });
  return (body.Data as { IsRecorded: boolean }).IsRecorded;
};
const aJob = (more: { warehouseId?: number; printerId?: number; parcelId?: number } = {}) =>
  aLabelJob(database, shop, more.warehouseId ?? warehouseId, {
    printerId: printer.id,
    staffId: clerk.id,
    ...more,
  });
const stateOf = async (jobId: number) =>
  (await clerk.call('labels/state', { ...where, jobId })).body.Data as Record<string, unknown>;
const endLeases = () =>
  database.sql(`update label_job set lease_until = now() - interval '1 second' where state = 'taken'`);
const grow = (minutes: number) =>
  database.sql(`update label_job set created_at = created_at - make_interval(mins => $1)`, [minutes]);
const found = async () =>
  (await admin.call('labels/find', where)).body.Data as {
    printers: Record<string, unknown>[];
    agents: Record<string, unknown>[];
    failures: Record<string, unknown>[];
  };

describe('a label', () => {
  test('of a received parcel reaches the agent of its warehouse and is printed once', async () => {
    const bin = await aBin(database, shop, warehouseId);
    const parcel = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
      receivedAt: new Date('2026-03-01T18:00:00Z'),
      row: { binId: bin.id, weightGrams: 1250 },
    });
    const { courierNumber } = parcel;
    const { body } = await clerk.call('labels/print', { ...where, printerId: printer.id, courierNumber });
    const { id } = body.Data as { id: number };
    expect(await stateOf(id)).toEqual({ state: 'waiting', problem: null, isAgentHere: false });

    const jobs = await take(agent);
    expect(jobs).toMatchObject([
      { Id: id, Attempt: 1, PrinterId: printer.id, Host: '127.0.0.1', Port: 9100 },
    ]);
    const [label] = readZpl(jobs[0]!.Zpl);
    expect(label!.barcodes.map(({ text }) => text)).toEqual([courierNumber]);
    // Two in the morning of the next day, where the warehouse is.
    expect(label!.texts.map(({ text }) => text)).toEqual([
      amy.code,
      bin.code,
      courierNumber,
      '2026-03-02',
      '1.25 kg',
    ]);
    expect(await stateOf(id)).toEqual({ state: 'taken', problem: null, isAgentHere: true });
    expect(await take(agent)).toEqual([]);

    expect(await report(agent, jobs[0]!)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'printed' });
    expect(await report(agent, jobs[0]!)).toBe(false);
    expect((await found()).failures).toEqual([]);
  });

  test('is printed for a piece in this warehouse only, on a printer of it', async () => {
    const away = await aParcel(database, {
      shop,
      member: amy,
      warehouseId: otherWarehouseId,
      state: 'stored',
    });
    const announced = await aParcel(database, { shop, member: amy, warehouseId });
    const here = await aParcel(database, { shop, member: amy, warehouseId, state: 'received' });
    const elsewhere = await aLabelPrinter(database, shop, otherWarehouseId);
    const print = (courierNumber: string, printerId = printer.id) =>
      clerk.call('labels/print', { ...where, printerId, courierNumber });
    expect(errorOf(await print(away.courierNumber))).toBe('record.notFound');
    expect(errorOf(await print(announced.courierNumber))).toBe('record.notFound');
    expect(errorOf(await print(here.courierNumber, elsewhere.id))).toBe('record.notFound');
    expect(errorOf(await print(here.courierNumber))).toBe('ok');
    const long = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'received',
      courierNumber: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-ABCDEFGHIJKL',
    });
    expect(errorOf(await print(long.courierNumber))).toBe('label.tooNarrow');
  });

  test('of an agent that died is given again after the lease, marked, and not for ever', async () => {
    const id = await aJob();
    const other = await aPrintAgent(database, shop, warehouseId);
    const [first] = await take(agent);
    expect(await take(other)).toEqual([]);
    await endLeases();
    const [second] = await take(other);
    expect(second).toMatchObject({ Id: id, Attempt: 2 });
    expect(readZpl(second!.Zpl)[0]!.texts.at(-1)!.text).toContain('COPY 2');
    // The first one comes back too late: the label is in other hands.
    expect(await report(agent, first!)).toBe(false);
    await endLeases();
    for (let attempt = 3; attempt <= maxLabelAttempts; attempt += 1) {
      expect(await take(agent)).toHaveLength(1);
      await endLeases();
    }
    expect(await take(agent)).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: 'lost' });
  });

  test('of an agent that lost its own lease counts for the latest attempt only', async () => {
    const id = await aJob();
    const [first] = await take(agent);
    await endLeases();
    const [second] = await take(agent);
    expect(await report(agent, first!, 'timeout')).toBe(false);
    expect(await report(agent, second!)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'printed' });
  });

  test('of an agent that is late is recorded while nobody else has taken it', async () => {
    const id = await aJob();
    const [job] = await take(agent);
    await endLeases();
    expect(await report(agent, job!)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'printed' });
  });

  test('that nobody printed in time surprises nobody later', async () => {
    const id = await aJob();
    await grow(labelExpiresMinutes);
    expect(await take(agent)).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'expired' });
    expect((await found()).failures).toMatchObject([
      { id, state: 'expired', kind: 'test', courierNumber: null },
    ]);
  });

  test('that failed says why, at the station, in the list and at the printer, until the next one is printed', async () => {
    const id = await aJob();
    const [job] = await take(agent);
    expect(await report(agent, job!, 'refused')).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', problem: 'refused' });
    expect(await take(agent)).toEqual([]);
    const shown = async () => (await found()).printers.find((one) => one.id === printer.id);
    expect((await found()).failures).toMatchObject([{ id, problem: 'refused', printerName: printer.name }]);
    expect(await shown()).toMatchObject({ problem: 'refused' });
    await aJob();
    await report(agent, (await take(agent))[0]!);
    expect(await shown()).toMatchObject({ problem: null, reportedAt: expect.any(String) });
  });

  test('is deleted after some days', async () => {
    const old = await aJob();
    await grow(3 * 24 * 60);
    const fresh = await aJob();
    const log = createLog({ stream: { write: () => {} } });
    const services = {
      database: database.database,
      storage: api.services.storage,
      keys: api.services.keys,
      log,
    };
    for (const job of labelJobs) await job.run(services as never);
    const left = (await database.sql('select id::int from label_job')).map(({ id }) => id);
    expect(left).toContain(fresh);
    expect(left).not.toContain(old);
  });
});

describe('agents', () => {
  test('that ask at once never take the same label', async () => {
    const agents = [
      agent,
      ...(await Promise.all([1, 2, 3].map(() => aPrintAgent(database, shop, warehouseId)))),
    ];
    const ids = await Promise.all(Array.from({ length: 40 }, () => aJob()));
    const taken: number[] = [];
    for (let round = 0; round < 20 && taken.length < ids.length; round += 1)
      taken.push(...(await Promise.all(agents.map(take))).flat().map(({ Id }) => Id));
    expect(taken.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('skip what another holds locked, and get no more than they can print soon', async () => {
    for (let n = 0; n <= maxLabelsPerTake; n += 1) await aJob();
    const lease = { shopId: shop.id, warehouseId, agentId: agent.id, limit: maxLabelsPerTake };
    await database.database.transaction(2, async (db) => {
      expect(await db.all(leaseLabels, lease)).toHaveLength(maxLabelsPerTake);
      // Whoever waited for the lock would wait for the end of this transaction.
      expect(await take(agent)).toHaveLength(1);
    });
  });

  test('get the labels of their own warehouse and shop only', async () => {
    await aJob();
    const strangers = [
      await aPrintAgent(database, shop, otherWarehouseId),
      await aPrintAgent(database, sister, await aWarehouse(database, sister)),
    ];
    expect(await take(strangers[0]!)).toEqual([]);
    const elsewhere = await aLabelPrinter(database, shop, otherWarehouseId);
    const own = await aJob({ warehouseId: otherWarehouseId, printerId: elsewhere.id });
    expect((await take(strangers[0]!)).map(({ Id }) => Id)).toEqual([own]);
    expect(errorOf(await ask('TakeJobs', strangers[1]!))).toBe('label.keyInvalid');
    const { body } = await ask('TakeJobs', strangers[1]!, {}, 'sister.test');
    expect(body.Data).toEqual({ Jobs: [] });
    const [job] = await take(agent);
    expect(await report(strangers[0]!, job!)).toBe(false);
    expect(errorOf(await ask('ReportJob', agent, { Id: job!.Id, Attempt: 1 }, 'sister.test'))).toBe(
      'label.keyInvalid',
    );
    expect(errorOf(await ask('TakeJobs', agent, {}, 'rival.test'))).toBe('label.keyInvalid');
  });

  test('without a key, with a wrong one or a revoked one get nothing', async () => {
    await aJob();
    for (const authorization of [
      '',
      'Bearer',
      'Bearer short',
      `Basic ${agent.key}`,
      `Bearer ${agent.key}x`,
    ]) {
      const reply = await api.post('harbour.test', '/Print_Agent/TakeJobs', {}, { authorization });
      expect(reply.body, authorization).toMatchObject({ Code: 401, Error: 'label.keyInvalid' });
    }
    const [job] = await take(agent);
    expect(errorOf(await admin.call('labels/revokeAgent', { ...where, id: agent.id }))).toBe('ok');
    expect(errorOf(await ask('TakeJobs', agent))).toBe('label.keyInvalid');
    expect(errorOf(await ask('ReportJob', agent, { Id: job!.Id, Attempt: 1 }))).toBe('label.keyInvalid');
    expect(errorOf(await admin.call('labels/revokeAgent', { ...where, id: agent.id }))).toBe(
      'record.notFound',
    );
  });

  test('may work while the shop is closed to visitors', async () => {
    const own = await aShop(database, { tenantId: 2, host: 'practice.test', state: 'practice' });
    const by = await aPrintAgent(database, own, await aWarehouse(database, own));
    expect((await ask('TakeJobs', by, {}, 'practice.test')).body.Code).toBe(200);
  });

  test('that ask too often are told to wait', async () => {
    const replies = [];
    for (let n = 0; n <= printAgentCallsPerMinute; n += 1) replies.push(await ask('TakeJobs', agent));
    expect(replies.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
    expect(replies.at(-2)!.body.Code).toBe(200);
  });
});

describe('the warehouse’s printers', () => {
  const godex = { name: 'Godex', host: '192.168.1.50', port: 9100, dpi: 300, widthMm: 60, heightMm: 40 };

  test('are added, changed and removed; what waits for a removed one fails', async () => {
    const { body } = await admin.call('labels/addPrinter', { ...where, ...godex });
    const { id } = body.Data as { id: number };
    expect(errorOf(await admin.call('labels/addPrinter', { ...where, ...godex, name: 'GODEX' }))).toBe(
      'record.taken',
    );
    const other = { ...where, warehouseId: otherWarehouseId };
    expect(errorOf(await admin.call('labels/addPrinter', { ...other, ...godex }))).toBe('ok');
    const changed = { ...godex, name: 'Godex 2', host: 'godex-2.lan' };
    expect(errorOf(await admin.call('labels/changePrinter', { ...where, id, ...changed }))).toBe('ok');
    expect(errorOf(await admin.call('labels/changePrinter', { ...other, id, ...changed }))).toBe(
      'record.notFound',
    );
    expect((await found()).printers).toContainEqual(
      expect.objectContaining({ id, ...changed, problem: null }),
    );

    const test = (await admin.call('labels/testPrinter', { ...where, id })).body.Data as { id: number };
    expect(errorOf(await admin.call('labels/removePrinter', { ...other, id }))).toBe('record.notFound');
    expect(errorOf(await admin.call('labels/removePrinter', { ...where, id }))).toBe('ok');
    expect(await stateOf(test.id)).toMatchObject({ state: 'failed', problem: 'removed' });
    expect(await take(agent)).toEqual([]);
    expect(errorOf(await admin.call('labels/testPrinter', { ...where, id }))).toBe('record.notFound');
    expect(errorOf(await admin.call('labels/addPrinter', { ...where, ...godex, name: 'Godex 2' }))).toBe(
      'ok',
    );
  });

  test.each([
    { host: 'http://192.168.1.50' },
    { host: '192.168.1.50/x' },
    { host: '' },
    { port: 0 },
    { dpi: 72 },
    { widthMm: 10 },
    { heightMm: 300 },
    { name: ' ' },
  ])('have a usable address and label: %j', async (wrong) => {
    expect(
      errorOf(await admin.call('labels/addPrinter', { ...where, ...godex, name: 'Other', ...wrong })),
    ).toBe('input.invalid');
  });

  test('an agent’s key is shown once, and stored as a hash', async () => {
    const { body } = await admin.call('labels/addAgent', { ...where, name: 'Raspberry Pi' });
    const { id, key } = body.Data as { id: number; key: string };
    expect(key).toMatch(/^[\w-]{43}$/);
    const [row] = await database.sql('select * from print_agent where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(key);
    const shown = await found();
    expect(JSON.stringify(shown)).not.toContain(key);
    expect(shown.agents.at(-1)).toMatchObject({ name: 'Raspberry Pi', lastSeenAt: null, isHere: false });
    await take({ key });
    expect((await found()).agents.at(-1)).toMatchObject({ version: '1', isHere: true });
    await database.sql(
      `update print_agent set last_seen_at = now() - interval '2 minutes' where shop_id = $1`,
      [shop.id],
    );
    expect((await found()).agents.at(-1)).toMatchObject({ isHere: false });
    expect((await clerk.call('labels/choices', where)).body.Data).toMatchObject({ isAgentHere: false });
  });

  test('belong to their company, and a person limited to another warehouse sees none of them', async () => {
    const job = await aJob();
    for (const path of ['find', 'choices'])
      expect(JSON.stringify((await rival.call(`labels/${path}`, where)).body)).not.toContain(printer.name);
    expect(errorOf(await rival.call('labels/state', { ...where, jobId: job }))).toBe('record.notFound');
    expect(errorOf(await rival.call('labels/removePrinter', { ...where, id: printer.id }))).toBe(
      'record.notFound',
    );
    expect(errorOf(await rival.call('labels/addAgent', { ...where, name: 'x' }))).toBe('record.notFound');
    expect(errorOf(await service.call('labels/addAgent', { ...where, name: 'x' }))).toBe('access.forbidden');
    expect(errorOf(await clerk.call('labels/find', where))).toBe('access.forbidden');
    expect(rivalShop.tenantId).not.toBe(shop.tenantId);
  });
});

test('agents and the list of failures read their own labels by an index', async () => {
  await database.sql(
    `insert into label_job (tenant_id, shop_id, warehouse_id, printer_id, kind, staff_id, state, attempts, agent_id, lease_until, finished_at, created_at, problem)
     select $1, $2, $3, $4, 'test', $5, case when n % 4 = 0 then 'failed' else 'printed' end, 1, $6, now(), now(),
       now() - n * interval '20 seconds', case when n % 4 = 0 then 'refused' end
     from generate_series(1, 8000) n`,
    [shop.tenantId, shop.id, warehouseId, printer.id, clerk.id, agent.id],
  );
  await aJob();
  await database.sql('vacuum analyze label_job');
  const rowsRead = createRowCounter(() => database, ['label_job']);
  const keyHash = (await database.sql('select key_hash from print_agent where id = $1', [agent.id]))[0]!
    .key_hash as Buffer;
  expect(await rowsRead(agentByKey, { shopId: shop.id, keyHash })).toBeLessThanOrEqual(12);
  const lease = { shopId: shop.id, warehouseId, agentId: agent.id, limit: maxLabelsPerTake };
  expect(await rowsRead(leaseLabels, lease, /Index|Bitmap Heap|ModifyTable/)).toBeLessThanOrEqual(15);
  expect(await rowsRead(unprintedLabels, { ...where, limit: 10 })).toBeLessThanOrEqual(15);
});
