import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { aCompanyInvoice } from '@onehaul/testing/usage-inputs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicePage } from './invoice-directory.repository.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
let operator: ReturnType<typeof staffCaller>;
const [old, young] = ['2026-01-01', '2026-02-01'];

beforeAll(async () => {
  at = await createParcelFixture();
  const account = await aStaffMember(at.database, 1, { roles: ['operator'], email: 'operator@bills.test' });
  operator = staffCaller(at.api, (await signInStaff(at.api, account)).cookie);
  for (const month of [old, young]) await aCompanyInvoice(at.database, 2, { month });
  await aCompanyInvoice(at.database, 3, { month: old, company: 'Rival' });
  await at.database.sql(
    `update invoice_directory set issued_at = now() - interval '14 days 1 hour' where month = $1`,
    [old],
  );
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});

type Item = { tenantId: number; month: string; state: string; paidOn: string | null; recordedBy: string };
const list = async (state?: string) =>
  ((await operator('invoices/list', { ...(state && { state }) })).body.Data as { items: Item[] }).items.map(
    (one) => [one.tenantId, one.month, one.state],
  );
const pay = (more: object = {}) =>
  operator('invoices/markPaid', {
    tenantId: 2,
    month: old,
    paidOn: '2026-02-10',
    reference: 'Transfer 77',
    ...more,
  });

test('an invoice is overdue 14 days after it was issued; the oldest is first', async () => {
  expect(await list('overdue')).toHaveLength(2);
  expect(await list('open')).toEqual([[2, young, 'open']]);
  expect(await list('paid')).toEqual([]);
  expect((await list()).at(-1)).toEqual([2, young, 'open']);
});

test('a payment is recorded once, with who, when and its reference, and can be taken back', async () => {
  expect(errorOf(await pay())).toBe('ok');
  expect(errorOf(await pay())).toBe('record.notFound');
  const { items } = (await operator('invoices/list', { state: 'paid' })).body.Data as { items: Item[] };
  expect(items).toMatchObject([
    {
      tenantId: 2,
      month: old,
      paidOn: '2026-02-10',
      reference: 'Transfer 77',
      recordedBy: expect.any(String),
    },
  ]);
  expect(items[0]!.recordedBy).not.toBe('');
  const owners = (await at.owner.call('usage/get', {})).body.Data as {
    invoices: { month: string; paidOn: string | null; state: string }[];
  };
  expect(owners.invoices.map(({ month, state }) => [month, state])).toEqual([
    [young, 'open'],
    [old, 'paid'],
  ]);
  for (const tenantId of [1, 2])
    expect(
      await at.database.sql(`select details from audit where tenant_id = $1 and act = 'invoices/markPaid'`, [
        tenantId,
      ]),
    ).toMatchObject([{ details: { month: '2026-01', paidOn: '2026-02-10', reference: 'Transfer 77' } }]);
  const undo = () => operator('invoices/markUnpaid', { tenantId: 2, month: old, reason: 'Wrong company' });
  expect(errorOf(await undo())).toBe('ok');
  expect(errorOf(await undo())).toBe('record.notFound');
  expect(await list('paid')).toEqual([]);
});

test('a day in the future, an unknown month and no reference are refused', async () => {
  expect(errorOf(await pay({ paidOn: '2099-01-01' }))).toBe('input.invalid');
  expect(errorOf(await pay({ reference: ' ' }))).toBe('input.invalid');
  expect(errorOf(await pay({ month: '2020-01-01' }))).toBe('record.notFound');
});

test('S: the directory answers the platform only, and no company marks its invoice', async () => {
  for (const who of [at.owner, at.rival])
    for (const path of ['list', 'markPaid', 'markUnpaid'])
      expect(errorOf(await who.call(`invoices/${path}`, { tenantId: 2, month: old }))).toBe(
        'access.forbidden',
      );
  const asked = { state: null, limit: 10, offset: 0 };
  expect(await at.database.database.tenant(1).all(invoicePage, asked)).toHaveLength(3);
  expect(await at.database.database.tenant(2).all(invoicePage, asked)).toEqual([]);
  await expect(
    at.database.sql(
      `do $$ begin perform set_config('app.tenant_id', '2', true);
        perform app.mark_invoice(2, '2026-01-01', '2026-01-02', 'x', 1); end $$`,
    ),
  ).rejects.toThrow('belong to the platform');
});
