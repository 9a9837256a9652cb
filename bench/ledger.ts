import { randomUUID } from 'node:crypto';
import type { Journal } from '@onehaul/domain/wallet/journal';
import { holdWithdrawal, payOrder } from '@onehaul/domain/wallet/journals';
import { openDatabase } from '@onehaul/server/db/database';
import { postJournal } from '@onehaul/server/modules/wallet/index';
import { proveChanges, proveWhole } from '@onehaul/server/modules/wallet/prove-ledger';
import { post } from '@onehaul/server/modules/wallet/wallet.repository';
import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { connectionAs } from '../database/migrate.ts';
import type { Figure, Measurement } from './case.ts';
import { aLedger, type BenchLedger } from './ledger-data.ts';
import { scriptOf, scriptRate } from './pgbench.ts';

const connections = 16;
const rounds = 3;
/** Ours sends BEGIN and COMMIT around the statement and generates unique keys. */
const minRatio = 0.4;
const maxCheckMilliseconds = 5000;

type Contest = { readonly name: string; journal(memberId: number): Journal };

/** Members who move their own money, and members who all pay one shop and contend for its account. */
const contests: readonly Contest[] = [
  { name: 'many accounts', journal: (memberId) => holdWithdrawal(memberId, 1) },
  { name: 'one hot account', journal: (memberId) => payOrder(memberId, { by: 'balance', minor: 1 }) },
];

/** Journals through our Db against pgbench calling the same function, and the cost of proving them. */
export const ledger: Measurement = {
  name: 'ledger',
  async measure(seconds) {
    const test = await createTestDatabase();
    try {
      const shop = await aShop(test, { tenantId: 2, host: 'bench.test' });
      const held = await aLedger(test, shop, { members: 10_000, entriesEach: 20 });
      const figures: Figure[] = [];
      for (const contest of contests) figures.push(await contestFigure(test, held, contest, seconds));
      return [...figures, ...(await proofFigures(test))];
    } finally {
      await test.close();
    }
  },
};

async function contestFigure(
  test: TestDatabase,
  held: BenchLedger,
  contest: Contest,
  seconds: number,
): Promise<Figure> {
  const ours: number[] = [];
  const reference: number[] = [];
  await ourRate(test, held, contest, 2); // warm-up
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await ourRate(test, held, contest, seconds));
    reference.push(
      await scriptRate(test, scriptFor(held, contest), {
        tenantId: held.shop.tenantId,
        connections,
        seconds,
      }),
    );
  }
  const middle = (rates: number[]) => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!;
  const ratio = middle(ours.map((rate, round) => rate / reference[round]!));
  return {
    text:
      `${contest.name} ${middle(ours).toFixed(0)} journals/s against ${middle(reference).toFixed(0)}/s of pgbench, ` +
      `ratio ${ratio.toFixed(2)} (goal ${minRatio})`,
    isMet: ratio >= minRatio,
  };
}

async function ourRate(
  test: TestDatabase,
  { shop, firstId, lastId }: BenchLedger,
  { journal }: Contest,
  seconds: number,
): Promise<number> {
  const database = openDatabase({ ...connectionAs('onehaul_app', test.address), writers: connections });
  const until = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < until) {
      const memberId = firstId + Math.floor(Math.random() * (lastId - firstId + 1));
      await database.transaction(shop.tenantId, (db) =>
        postJournal(db, {
          shopId: shop.id,
          key: randomUUID(),
          journal: journal(memberId),
          actor: { kind: 'member', id: memberId },
        }),
      );
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const elapsed = performance.now() - began;
  await database.close();
  return (count / elapsed) * 1000;
}

/** Placeholder that the script replaces with a random member; no bench member has this id. */
const drawn = 2_147_000_001;

export function scriptFor({ shop, firstId, lastId }: BenchLedger, { journal }: Contest): string {
  const { kind, legs } = journal(drawn);
  const values = post.bind({
    tenantId: shop.tenantId,
    shopId: shop.id,
    key: 'drawn',
    kind,
    subject: null,
    subjectId: null,
    actor: 'member',
    actorId: drawn,
    remark: '',
    legs: JSON.stringify(legs),
  });
  const script = scriptOf(post.text, values)
    .replaceAll("'null'", 'null')
    .replaceAll(`\\set p8 ${drawn}\n`, '')
    .replaceAll(':p8', ':member')
    .replaceAll(String(drawn), "' || :member || '")
    .replace("'drawn'", "'drawn ' || :key")
    // A concatenated text needs parentheses before the cast.
    .replace(/('\[.*\]')::jsonb/, '($1)::jsonb');
  return `\\set member random(${firstId}, ${lastId})\n\\set key random(1, 9000000000000000)\n${script}`;
}

/** Proves 1,000 changed accounts among 100,000, then all entries from the first. */
async function proofFigures(test: TestDatabase): Promise<Figure[]> {
  const shop = await aShop(test, { tenantId: 3, host: 'proof.test' });
  const held = await aLedger(test, shop, { members: 50_000, entriesEach: 10 });
  const db = test.database.tenant(shop.tenantId);
  const timed = async (work: () => Promise<unknown[]>) => {
    const began = performance.now();
    const breaches = await work();
    if (breaches.length > 0) throw new Error(`the bench's ledger is broken: ${JSON.stringify(breaches[0])}`);
    return performance.now() - began;
  };
  const first = await timed(() => proveChanges(db));
  for (let index = 0; index < 500; index += 1) {
    await test.database.transaction(shop.tenantId, (transaction) =>
      postJournal(transaction, {
        shopId: shop.id,
        key: randomUUID(),
        journal: holdWithdrawal(held.firstId + index * 7, 1),
        actor: { kind: 'system' },
      }),
    );
  }
  const changed = await timed(() => proveChanges(db));
  const idle = await timed(() => proveChanges(db));
  const whole = await timed(() => proveWhole(db));
  const figure = (text: string, milliseconds: number, isMet = true): Figure => ({
    text: `${text} ${milliseconds.toFixed(0)} ms`,
    isMet,
  });
  const size = '100,001 accounts with 1,000,000 entries';
  return [
    figure(`the first proof of ${size}`, first),
    figure(
      `the five-minute proof of these, 1,000 changed (goal ${maxCheckMilliseconds} ms)`,
      changed,
      changed < maxCheckMilliseconds,
    ),
    figure('the same, nothing changed', idle),
    figure('the daily proof, all of it', whole),
  ];
}
