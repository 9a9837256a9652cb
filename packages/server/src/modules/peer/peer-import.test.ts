import { commitImport, importFile, type SheetSender, sheetOf, sendSheet } from '@onehaul/testing/import-api';
import { aRefusedWord, createPeerFixture, type PeerFixture } from '@onehaul/testing/peer-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stage: PeerFixture;
beforeAll(async () => {
  stage = await createPeerFixture();
  await aRefusedWord(stage.database, '管制刀具');
});
afterAll(() => stage.close());

const headings = [
  '客户单号',
  'Line code',
  'Mã kiện',
  '收件人',
  '电话',
  '地址',
  '品名',
  '数量',
  '单价',
  '重量',
  '长',
  '宽',
  '高',
  'HS code',
];
type Cells = (string | number)[];
const row = (number: string, more: Partial<Record<number, string | number>> = {}): Cells =>
  Object.values({
    ...[number, stage.line.code, '', 'Wang Li', '0912345678', 'No. 5', '棉质T恤', 3, 12.5, 2, 10, 10, 10, ''],
    ...more,
  }) as Cells;
const senderOf = ({ id }: { id: number }): SheetSender => ({
  api: stage.api,
  host: 'harbour.test',
  headers: { authorization: `Bearer ${stage.harbour.id}:${id}` },
});
const check = (peer: { id: number }, rows: Cells[]) =>
  importFile(senderOf(peer), 'peerOrder', [headings, ...rows]);

test('a sheet becomes orders: rows of one number are boxes of one order', async () => {
  const peer = await stage.peer();
  const sheet = await check(peer, [row('A-1', { 2: 'M1' }), row('A-2'), row('A-1', { 2: 'M2', 9: 3 })]);
  expect(sheet).toMatchObject({ state: 'verified', problems: [] });
  expect(await commitImport(senderOf(peer), sheet.importId)).toMatchObject({ code: 200, taken: 2 });
  const orders = await stage.database.sql(
    `select client_number as number, kind, step, pay_policy as policy, total_minor::int as total,
       (select array_agg(mark order by box_number) from expected_box where order_id = o.id) as marks
     from shop_order o where member_id = $1 order by client_number`,
    [peer.id],
  );
  const same = { kind: 'peer', step: 'awaitingArrival', policy: 'monthly' };
  expect(orders).toEqual([
    { number: 'A-1', ...same, total: 5000, marks: ['M1', 'M2'] },
    { number: 'A-2', ...same, total: 2000, marks: [''] },
  ]);
  const again = await commitImport(senderOf(peer), sheet.importId);
  expect(again.error).toBe('import.over');
  const twice = await check(peer, [row('A-1'), row('A-3')]);
  expect(twice.problems).toMatchObject([{ row: 2, column: 'clientNumber', problem: 'alreadyKnown' }]);
});

test('what is wrong is said of its cell', async () => {
  const peer = await stage.peer();
  const closed = await stage.privateLine();
  const sheet = await check(peer, [
    row('B-1', { 1: closed.code }),
    row('B-2', { 6: '管制刀具' }),
    row('B-3', { 9: 1900 }),
    row('B-4'),
    row('B-4', { 3: 'Somebody else' }),
    row('B-5', { 13: 'ABC' }),
    ...Array.from({ length: 51 }, () => row('B-6', { 9: 0.1 })),
  ]);
  const found = sheet.problems.map(({ row: at, column, problem }) => `${at} ${column} ${problem}`);
  expect(found).toEqual([
    '2 lineCode notAllowed',
    '3 nameChinese notAllowed',
    '4 weight notAllowed',
    '6 receiverName invalid',
    '7 hsCode invalid',
    '58 clientNumber notAllowed',
  ]);
  expect(await commitImport(senderOf(peer), sheet.importId)).toMatchObject({ error: 'import.hasErrors' });
});

test('the credit is asked when the sheet is taken, and then nothing is', async () => {
  const peer = await stage.peer({ creditMinor: 3000 });
  const sheet = await check(peer, [row('C-1'), row('C-2')]);
  expect(sheet.state).toBe('verified');
  expect(await commitImport(senderOf(peer), sheet.importId)).toMatchObject({ error: 'peer.overCredit' });
  const [count] = await stage.database.sql('select count(*)::int as n from shop_order where member_id = $1', [
    peer.id,
  ]);
  expect(count).toEqual({ n: 0 });
});

test('a sheet of somebody who is no peer, or suspended, is not read', async () => {
  const file = await sheetOf([headings, row('D-1')]);
  const send = async (id: number) =>
    (await sendSheet(senderOf({ id }), '/Order/OrderImportVerification', file, { Type: 'peerOrder' })).error;
  expect(await send((await stage.peer({ state: 'suspended' })).id)).toBe('peer.suspended');
  const plain = await stage.peer();
  await stage.database.sql('delete from peer_line where member_id = $1', [plain.id]);
  await stage.database.sql('delete from peer where member_id = $1', [plain.id]);
  expect(await send(plain.id)).toBe('peer.notPeer');
});
