import { auditCalls } from '@onehaul/contract/console/audit';
import { memberDeskCalls } from '@onehaul/contract/console/members';
import { stationCalls } from '@onehaul/contract/console/stations';
import { expect, test } from 'vitest';
import { sendStaff } from './console.ts';
import type { Outgoing } from './transport.ts';

function transportOf(status: number, body: unknown) {
  const sent: Outgoing[] = [];
  const transport = async (request: Outgoing) => {
    sent.push(request);
    return { status, text: JSON.stringify(body) };
  };
  return { sent, transport };
}
const succeeded = (data: unknown) => ({ Code: 200, Msg: '', Data: data, Success: true });

test('a look is sent as JSON to the console’s own path, and times come back as times', async () => {
  const row = { id: 1, staffId: 2, staffName: 'Ann', act: 'x', subject: 'member', subjectId: '3' };
  const sentRow = { ...row, details: {}, isByOperator: false, address: '::1', at: '2026-11-15T08:00:00Z' };
  const { sent, transport } = transportOf(200, succeeded({ items: [sentRow], hasMore: false }));
  const page = await sendStaff(auditCalls.list, { rows: 50 }, { language: 'vi', transport });
  expect(page.items[0]?.at).toEqual(new Date('2026-11-15T08:00:00Z'));
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/api/console/audit/list',
      headers: {
        accept: 'application/json',
        'accept-language': 'vi',
        'content-type': 'application/json',
      },
      body: '{"rows":50}',
    },
  ]);
});

test('a change carries a key of its own, or that of the attempt it repeats', async () => {
  const { sent, transport } = transportOf(200, succeeded(null));
  const which = { shopId: 1, id: 2 };
  await sendStaff(memberDeskCalls.restore, which, { language: 'en', transport });
  await sendStaff(memberDeskCalls.restore, which, { language: 'en', transport });
  await sendStaff(memberDeskCalls.restore, which, {
    language: 'en',
    transport,
    idempotencyKey: 'k'.repeat(16),
  });
  const keys = sent.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('k'.repeat(16));
});

test('a photo is sent as a form, whose boundary is the transport’s own', async () => {
  const id = '6fb4b9f0-6f0c-4c5e-8a5c-1c2f4f0f3a10';
  const { sent, transport } = transportOf(200, succeeded({ id, photoCount: 1 }));
  const file = new Uint8Array([1, 2, 3]);
  const photo = {
    shopId: 1,
    warehouseId: 2,
    courierNumber: 'SF1234567',
    piece: 2,
    kind: 'label' as const,
    file,
  };
  const answer = await sendStaff(stationCalls.addPhoto, photo, {
    language: 'en',
    transport,
    idempotencyKey: 'k'.repeat(16),
  });
  expect(answer).toEqual({ id, photoCount: 1 });
  const [{ headers, body }] = sent as [Outgoing];
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    'idempotency-key': 'k'.repeat(16),
  });
  const form = body as FormData;
  expect([...form.keys()]).toEqual(['shopId', 'warehouseId', 'courierNumber', 'piece', 'kind', 'file']);
  expect([form.get('shopId'), form.get('piece'), form.get('kind')]).toEqual(['1', '2', 'label']);
  expect(new Uint8Array(await (form.get('file') as File).arrayBuffer())).toEqual(file);
});

test.each([
  [
    401,
    { Code: 401, Msg: 'Please log in first.', Data: null, Success: false, Error: 'access.signInRequired' },
  ],
  [200, { Code: 403, Msg: 'No.', Data: null, Success: false, Error: 'access.forbidden', RequestId: 'r-1' }],
])('HTTP %i with an answer of ours tells its reason', async (status, body) => {
  const { transport } = transportOf(status, body);
  const failure = sendStaff(memberDeskCalls.restore, { shopId: 1, id: 2 }, { language: 'en', transport });
  await expect(failure).rejects.toMatchObject({
    code: body.Code,
    message: body.Msg,
    error: body.Error,
    requestId: 'RequestId' in body ? body.RequestId : undefined,
  });
});
