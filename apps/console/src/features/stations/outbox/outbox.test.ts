import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SendOutcome } from './drain.ts';
import type { Draft, Entry } from './entry.ts';
import { openIndexedStore } from './indexed-store.ts';
import { createOutbox } from './outbox.ts';

const ann = { id: 1, shopIds: [7] };
const draftOf = (courierNumber: string): Draft => ({
  kind: 'receive',
  input: {
    shopId: 7,
    warehouseId: 3,
    courierNumber,
    memberCode: '',
    isFurtherPiece: false,
    scannedAt: new Date(0),
  },
});
const numberOf = ({ input }: Entry) => (input as { courierNumber: string }).courierNumber;

/** One lock for all tabs, as the Web Locks API provides. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

let factory: IDBFactory;
let withLock: ReturnType<typeof createLock>;
let isCut = false;
const done: string[] = [];
const taken = new Map<string, number>();

async function server(entry: Entry): Promise<SendOutcome> {
  if (isCut) return { kind: 'unreachable' };
  if (numberOf(entry) === 'BAD')
    return { kind: 'refused', refusal: { code: 404, message: 'Not here.', error: 'x' } };
  taken.set(entry.id, (taken.get(entry.id) ?? 0) + 1);
  if (taken.get(entry.id) === 1) done.push(numberOf(entry));
  return { kind: 'answered', answer: { outcome: 'expected' } };
}

function openTab() {
  const outbox = createOutbox({
    store: openIndexedStore(factory),
    send: server,
    withLock: (work) => withLock(work),
    notifyOtherTabs: () => undefined,
    now: Date.now,
  });
  outbox.setWorkplace('7-3');
  outbox.setPerson(ann);
  return outbox;
}

beforeEach(() => {
  factory = new IDBFactory();
  withLock = createLock();
  isCut = false;
  done.length = 0;
  taken.clear();
});
afterEach(() => vi.useRealTimers());

test('ten scans without a network wait, outlive the page and arrive once, in order', async () => {
  isCut = true;
  const before = openTab();
  const numbers = Array.from({ length: 10 }, (_, index) => `SF100${index}`);
  for (const number of numbers) await before.add(draftOf(number));
  await expect.poll(() => before.view().condition).toBe('unreachable');
  expect(before.view().waiting).toBe(10);

  isCut = false;
  const after = openTab();
  await expect.poll(() => after.view().sent).toBe(10);
  expect(done).toEqual(numbers);
  expect(after.view()).toMatchObject({ waiting: 0, conflicts: [], condition: 'idle' });
  expect(after.view().latest.map(numberOf)).toEqual(numbers.toReversed());
});

test('two tabs send nothing twice', async () => {
  const [one, other] = [openTab(), openTab()];
  await Promise.all([
    one.add(draftOf('A')),
    other.add(draftOf('B')),
    one.add(draftOf('C')),
    other.add(draftOf('D')),
  ]);
  await expect.poll(() => done.length).toBe(4);
  await Promise.all([one.sendAll(), other.sendAll()]);
  expect([...taken.values()]).toEqual([1, 1, 1, 1]);
});

test('a scan shows before it is kept, and a photo is kept as it is', async () => {
  isCut = true;
  const outbox = openTab();
  const photo = new Blob(['picture'], { type: 'image/jpeg' });
  const input = { shopId: 7, warehouseId: 3, courierNumber: 'A', piece: 1, kind: 'label' } as const;
  const adding = outbox.add({ kind: 'addPhoto', input, photo });
  expect(outbox.view().latest.map(({ kind }) => kind)).toEqual(['addPhoto']);
  await adding;
  const [kept] = await openIndexedStore(factory).ofState('waiting');
  expect(await kept?.photo?.text()).toBe('picture');
});

test('a conflict can be tried again under a key of its own, or be done with', async () => {
  const outbox = openTab();
  const { id } = await outbox.add(draftOf('BAD'));
  await expect.poll(() => outbox.view().conflicts.length).toBe(1);
  const [conflict] = outbox.view().conflicts;
  expect(conflict).toMatchObject({ id, refusal: { message: 'Not here.' } });
  await outbox.retry(conflict!);
  const [again] = outbox.view().conflicts;
  expect(again?.id).not.toBe(id);
  await outbox.acknowledge(again!);
  expect(outbox.view()).toMatchObject({ conflicts: [], waiting: 0 });
});

test('nothing goes out while nobody is known to be signed in', async () => {
  const outbox = openTab();
  outbox.setPerson(undefined);
  await outbox.add(draftOf('A'));
  await outbox.sendAll();
  expect(done).toEqual([]);
  outbox.setPerson(ann);
  await expect.poll(() => done).toEqual(['A']);
});

test('what cannot be kept has not been scanned', async () => {
  const outbox = createOutbox({
    store: { ...openIndexedStore(factory), add: () => Promise.reject(new Error('disk full')) },
    send: server,
    withLock: (work) => withLock(work),
    notifyOtherTabs: () => undefined,
    now: Date.now,
  });
  outbox.setWorkplace('7-3');
  await expect(outbox.add(draftOf('A'))).rejects.toThrow('disk full');
  await expect.poll(() => outbox.view()).toMatchObject({ latest: [], waiting: 0 });
});

test('the answers of yesterday are forgotten, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const outbox = openTab();
  await outbox.add(draftOf('A'));
  await outbox.add(draftOf('BAD'));
  await expect.poll(() => outbox.view().conflicts.length).toBe(1);
  vi.setSystemTime(25 * 60 * 60 * 1000);
  const later = openTab();
  await expect.poll(() => later.view()).toMatchObject({ sent: 0, conflicts: [{}] });
});
