import { aFailedPayment } from '@onehaul/testing/failure-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createPaymentFixture();
});
afterAll(() => stage.close());

type Row = { id: number; job: string; subject: string; isRetryable: boolean; retryAt: string | null };
const listed = async (person: Awaited<ReturnType<Stage['person']>>, isOpen = true) =>
  ((await person.call('failures/list', { isOpen })).body.Data as { items: Row[] }).items;

const aFailedJob = async (tenantId: number) => {
  const [row] = await stage.database.sql(
    `insert into job_failure (tenant_id, job, kind, error) values ($1, 'ledger-check', 'job', 'it failed') returning id`,
    [tenantId],
  );
  return Number(row!.id);
};

test('O2: a company sees its own failures, and has a payment that was set aside tried again', async () => {
  const owner = await stage.person(2, 'owner', 'failures');
  const rival = await stage.person(3, 'owner', 'failures');
  const id = await aFailedPayment(stage.database, 2, 'P1');
  const jobId = await aFailedJob(2);
  expect(await listed(owner)).toEqual([
    expect.objectContaining({ id: jobId, job: 'ledger-check', isRetryable: false }),
    expect.objectContaining({ id, job: 'payments', subject: 'P1', failures: 10, isRetryable: true }),
  ]);
  expect(await listed(owner, false)).toEqual([]);
  expect(await listed(rival)).toEqual([]);
  expect((await rival.call('failures/retry', { id })).body.Code).toBe(404);
  // A job runs for every tenant, so a single tenant may not start it.
  expect((await owner.call('failures/retry', { id: jobId })).body.Code).toBe(404);
  expect((await owner.call('failures/retry', { id })).body.Success).toBe(true);
  expect((await listed(owner)).find((row) => row.id === id)?.retryAt).toEqual(expect.any(String));
  expect(
    await stage.database.sql(
      `select tenant_id, act, subject, details from audit where act = 'failures/retry'`,
    ),
  ).toEqual([
    { tenant_id: 2, act: 'failures/retry', subject: 'job', details: { name: 'payments', number: 'P1' } },
  ]);
});

test('O2: the operator of the platform has a job run again', async () => {
  const operator = await stage.person(1, 'operator', 'failures');
  const id = await aFailedJob(1);
  expect(await listed(operator)).toEqual([expect.objectContaining({ id, isRetryable: true })]);
  expect((await operator.call('failures/retry', { id })).body.Success).toBe(true);
  expect((await listed(operator))[0]?.retryAt).toEqual(expect.any(String));
});
