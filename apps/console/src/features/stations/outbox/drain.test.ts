import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drain, otherPersonRefusal, type Person, retryDelayMs, type SendOutcome } from './drain.ts';
import type { Draft, Entry } from './entry.ts';
import { openMemoryStore } from './memory-store.ts';

const ann: Person = { id: 1, shopIds: [7] };
const bo: Person = { id: 2, shopIds: [7] };

const draftOf = (courierNumber: string): Draft => ({
  kind: 'receive',
  input: {
    shopId: 7,
    warehouseId: 3,
    courierNumber,
    memberCode: '',
    isFurtherPiece: true,
    scannedAt: new Date(0),
  },
});

let ids = 0;
async function filled(...numbers: string[]) {
  const store = openMemoryStore();
  for (const number of numbers) {
    const fresh = { id: `key-${++ids}`, state: 'waiting', madeAtMs: 0, tries: 0, triedBy: null } as const;
    await store.add({ ...draftOf(number), ...fresh });
  }
  return store;
}

/** Fake server: executes each idempotency key of a person once, in order, and replays its answer. */
function openServer(refused: ReadonlySet<string> = new Set()) {
  const answers = new Map<string, SendOutcome>();
  const done: string[] = [];
  return {
    done,
    take({ id, input }: Entry, person: Person): SendOutcome {
      const number = (input as { courierNumber: string }).courierNumber;
      if (refused.has(number)) return { kind: 'refused', refusal: { code: 409, message: 'No.', error: 'x' } };
      const known = answers.get(`${person.id} ${id}`);
      if (known) return known;
      done.push(number);
      const answer: SendOutcome = { kind: 'answered', answer: number };
      answers.set(`${person.id} ${id}`, answer);
      return answer;
    },
  };
}

const now = () => 1_000;

test('goes out in order, and what is refused is put aside while the rest goes on', async () => {
  const store = await filled('A', 'B', 'C');
  const server = openServer(new Set(['B']));
  const end = await drain({ store, person: ann, now, send: async (entry) => server.take(entry, ann) });
  expect(end).toEqual({ end: 'empty' });
  expect(server.done).toEqual(['A', 'C']);
  expect([...store.entries.values()].map(({ state }) => state)).toEqual(['sent', 'conflict', 'sent']);
});

test('without a network everything stays, in its place, and the next wait is longer', async () => {
  const store = await filled('A', 'B');
  const unreachable = { kind: 'unreachable' } as const;
  const first = await drain({ store, person: ann, now, send: async () => unreachable });
  const second = await drain({
    store,
    person: ann,
    now,
    send: async () => ({ ...unreachable, retryAfterMs: 9_000 }),
  });
  expect(first).toEqual({ end: 'unreachable', tries: 1, retryAfterMs: undefined });
  expect(second).toEqual({ end: 'unreachable', tries: 2, retryAfterMs: 9_000 });
  expect((await store.firstWaiting(() => true))?.input).toMatchObject({ courierNumber: 'A' });
  expect([1, 2, 3, 20].map((tries) => retryDelayMs(tries))).toEqual([1_000, 2_000, 4_000, 30_000]);
  expect(retryDelayMs(1, 9_000)).toBe(9_000);
});

describe('who sends it', () => {
  test('a session that has ended loses nothing, and whoever signs in next may send it', async () => {
    const store = await filled('A');
    const server = openServer();
    expect(await drain({ store, person: ann, now, send: async () => ({ kind: 'signedOut' }) })).toEqual({
      end: 'signedOut',
    });
    await drain({ store, person: bo, now, send: async (entry) => server.take(entry, bo) });
    expect(server.done).toEqual(['A']);
  });

  test('what may have arrived under one name is not sent under another, but shown', async () => {
    const store = await filled('A', 'B');
    const server = openServer();
    const lost = async (entry: Entry): Promise<SendOutcome> => {
      server.take(entry, ann);
      return { kind: 'unreachable' };
    };
    await drain({ store, person: ann, now, send: lost });
    await drain({ store, person: bo, now, send: async (entry) => server.take(entry, bo) });
    expect(server.done).toEqual(['A', 'B']);
    expect((await store.ofState('conflict')).map(({ refusal }) => refusal)).toEqual([otherPersonRefusal]);
  });

  test('another company’s scans wait for their own people', async () => {
    const store = await filled('A');
    const server = openServer();
    const stranger = { id: 9, shopIds: [8] };
    await drain({ store, person: stranger, now, send: async (entry) => server.take(entry, stranger) });
    expect(server.done).toEqual([]);
    expect(await store.count('waiting')).toBe(1);
  });
});

test('property: whatever is cut, and whenever the page dies, each scan is done once and in order', async () => {
  const faults = fc.constantFrom('none', 'notSent', 'answerLost', 'dieBefore', 'dieAfter');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(faults, { maxLength: 40 }),
      fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
      async (count, plan, refusedAt) => {
        const numbers = Array.from({ length: count }, (_, index) => `N${index}`);
        const refused = new Set(refusedAt.map((index) => `N${index}`));
        const store = await filled(...numbers);
        const server = openServer(refused);
        const rest = [...plan];
        const dies = new Error('the page was closed');
        const send = async (entry: Entry): Promise<SendOutcome> => {
          const fault = rest.shift() ?? 'none';
          if (fault === 'notSent') return { kind: 'unreachable' };
          if (fault === 'dieBefore') throw dies;
          const answer = server.take(entry, ann);
          if (fault === 'answerLost') return { kind: 'unreachable' };
          if (fault === 'dieAfter') throw dies;
          return answer;
        };
        for (let run = 0; run <= plan.length; run++) {
          const end = await drain({ store, person: ann, now, send }).catch(() => undefined);
          if (end?.end === 'empty') break;
        }
        expect(server.done).toEqual(numbers.filter((number) => !refused.has(number)));
        expect(await store.count('waiting')).toBe(0);
        expect(await store.count('conflict')).toBe(numbers.filter((number) => refused.has(number)).length);
      },
    ),
  );
});
