import type { Entry, EntryState } from './entry.ts';
import type { Store } from './store.ts';

const table = 'scans';
const byState = 'state';

/** Outbox store in IndexedDB: scans survive a reload, a crash and a day offline. */
export function openIndexedStore(factory: IDBFactory, name = 'stations'): Store {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= open(factory, name));

  async function inTransaction<T>(
    mode: IDBTransactionMode,
    work: (scans: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = (await database()).transaction(table, mode, { durability: 'strict' });
    const done = transactionDone(transaction);
    const result = await work(transaction.objectStore(table));
    await done;
    return result;
  }

  return {
    add: (entry) =>
      inTransaction('readwrite', async (scans) => ({
        ...entry,
        order: Number(await requestResult(scans.add(entry))),
      })),
    firstWaiting: (isOurs) =>
      inTransaction('readonly', (scans) =>
        collect(scans.index(byState).openCursor(stateOnly('waiting')), 1, isOurs).then(([first]) => first),
      ),
    change: (order, change) =>
      inTransaction('readwrite', async (scans) => {
        const entry = (await requestResult(scans.get(order))) as Entry | undefined;
        if (entry) await requestResult(scans.put({ ...entry, ...change }));
      }),
    remove: (order) =>
      inTransaction('readwrite', async (scans) => {
        await requestResult(scans.delete(order));
      }),
    latest: (limit, isShown) =>
      inTransaction('readonly', (scans) => collect(scans.openCursor(null, 'prev'), limit, isShown)),
    ofState: (state) =>
      inTransaction('readonly', (scans) =>
        collect(scans.index(byState).openCursor(stateOnly(state)), Infinity, () => true),
      ),
    count: (state) =>
      inTransaction('readonly', (scans) => requestResult(scans.index(byState).count(stateOnly(state)))),
    dropSentBefore: (ms) =>
      inTransaction('readwrite', async (scans) => {
        const sent = await collect(scans.index(byState).openCursor(stateOnly('sent')), Infinity, () => true);
        for (const { order, settledAtMs = 0 } of sent) {
          if (settledAtMs < ms) await requestResult(scans.delete(order));
        }
      }),
  };
}

const stateOnly = (state: EntryState) => IDBKeyRange.bound([state], [state, Infinity]);

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => {
    const scans = request.result.createObjectStore(table, { keyPath: 'order', autoIncrement: true });
    scans.createIndex(byState, ['state', 'order']);
  };
  return requestResult(request);
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(failure(request.error));
  return promise;
}

function transactionDone(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(failure(transaction.error));
  return promise;
}

const failure = (error: DOMException | null) => error ?? new Error('the database gave no reason');

function collect(
  request: IDBRequest<IDBCursorWithValue | null>,
  limit: number,
  isWanted: (entry: Entry) => boolean,
): Promise<Entry[]> {
  const found: Entry[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  request.onerror = () => reject(failure(request.error));
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor || found.length >= limit) return resolve(found);
    const entry = cursor.value as Entry;
    if (isWanted(entry)) found.push(entry);
    if (found.length >= limit) return resolve(found);
    cursor.continue();
  };
  return promise;
}
