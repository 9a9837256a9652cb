import { randomBytes } from 'node:crypto';
import { cardTail, parseCardNumber } from '@onehaul/domain/wallet/card-number';
import type { Journal } from '@onehaul/domain/wallet/journal';
import {
  earnPoints,
  holdWithdrawal,
  payOrder,
  payWithdrawal,
  recharge,
  refundOrder,
  releaseWithdrawal,
} from '@onehaul/domain/wallet/journals';
import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { createKeys } from '@onehaul/server/keys';
import { cardPrint, sealCard } from '@onehaul/server/modules/withdrawal/index';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { insert } from './insert-rows.ts';
import { demoCode } from './people.ts';
import { postJournal } from './post-journal.ts';

const packages = [
  { minor: 10_000, giftMinor: 0 },
  { minor: 30_000, giftMinor: 1000 },
  { minor: 50_000, giftMinor: 2500 },
  { minor: 100_000, giftMinor: 6000 },
  { minor: 200_000, giftMinor: 15_000 },
];

/** Recharge packages. */
export const seedPackages = (client: pg.Client, demo: DemoShop, shopId: number): Promise<void> =>
  insert(client, 'recharge_package', demo, shopId, packages, ({ minor, giftMinor }) => ({
    minor,
    gift_minor: giftMinor,
    is_active: true,
  }));

type Seed = {
  readonly client: pg.Client;
  readonly demo: DemoShop;
  readonly shopId: number;
  readonly memberId: number;
};
type Posting = {
  readonly key: string;
  readonly journal: Journal;
  readonly hoursAgo: number;
  readonly withdrawalId?: number;
  readonly remark?: string;
};

const post = (seed: Seed, { hoursAgo, withdrawalId, ...posting }: Posting): Promise<number> =>
  postJournal(seed, {
    ...posting,
    at: new Date(Date.now() - hoursAgo * 3600 * 1000),
    ...(withdrawalId !== undefined && { about: ['withdrawal', withdrawalId] as const }),
  });

const monthHours = 30 * 24;

/** A year of an active wallet: recharges, paid orders, one refund, points for each. */
async function seedYear(seed: Seed): Promise<void> {
  const { memberId, demo } = seed;
  const code = demoCode(demo, 'demo');
  for (let month = 11; month >= 1; month -= 1) {
    const at = month * monthHours;
    const spent = 8000 + ((month * 3731) % 14_000);
    if (month % 3 === 2)
      await post(seed, {
        key: `demo year ${month} recharge of ${code}`,
        journal: recharge(memberId, { by: 'gateway', minor: 50_000, giftMinor: 2500 }),
        hoursAgo: at + 300,
      });
    await post(seed, {
      key: `demo year ${month} order of ${code}`,
      journal: payOrder(memberId, { by: 'balance', minor: spent }),
      hoursAgo: at + 120,
    });
    await post(seed, {
      key: `demo year ${month} points of ${code}`,
      journal: earnPoints(memberId, Math.floor(spent / 100)),
      hoursAgo: at + 119,
    });
    if (month % 5 === 0)
      await post(seed, {
        key: `demo year ${month} refund of ${code}`,
        journal: refundOrder(memberId, { cash: Math.floor(spent / 4) }),
        hoursAgo: at + 60,
      });
  }
  await post(seed, {
    key: `demo year 0 recharge of ${code}`,
    journal: recharge(memberId, { by: 'gateway', minor: 100_000, giftMinor: 6000 }),
    hoursAgo: 28 * 24,
  });
}

/** Fictitious card numbers with a valid check digit. */
function cardNumber(tenantId: number, place: number): string {
  const first = `622202${String(tenantId).padStart(4, '0')}${String(place * 7919).padStart(8, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${first}${last}`).find((number) =>
    parseCardNumber(number),
  )!;
}

/** The demo's cards are readable only with the installation's data key. */
const keys = () => {
  const { SESSION_SECRETS, DATA_KEYS } = process.env;
  const secret = () => randomBytes(32).toString('hex');
  return createKeys((SESSION_SECRETS || secret()).split(','), (DATA_KEYS || `demo:${secret()}`).split(','));
};

const bankOf = ({ tenantId }: DemoShop, place: number) =>
  (tenantId === 3 ? ['Vietcombank', 'Techcombank', 'ACB'] : ['招商银行', 'Bank of China', '中国工商银行'])[
    place % 3
  ]!;

async function seedCard(seed: Seed, place: number, holder: string, hoursAgo: number): Promise<number> {
  const { client, demo, shopId, memberId } = seed;
  const number = cardNumber(demo.tenantId, place);
  const known = await client.query<{ id: string }>(
    `select id from bank_card where tenant_id = $1 and shop_id = $2 and member_id = $3 and number_tail = $4`,
    [demo.tenantId, shopId, memberId, cardTail(number)],
  );
  if (known.rows[0]) return Number(known.rows[0].id);
  const shop = { tenantId: demo.tenantId, id: shopId };
  const { rows } = await client.query<{ id: string }>(
    `insert into bank_card (tenant_id, shop_id, member_id, holder, bank_name, number_sealed, number_tail, number_print,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() - $9 * interval '1 hour') returning id`,
    [
      demo.tenantId,
      shopId,
      memberId,
      holder,
      bankOf(demo, place),
      sealCard(keys(), shop, memberId, number),
      cardTail(number),
      cardPrint(keys(), number),
      hoursAgo,
    ],
  );
  return Number(rows[0]!.id);
}

type Story = {
  readonly name: string;
  readonly state: WithdrawalState;
  readonly minor: number;
  readonly cardId: number;
  readonly hoursAgo: number;
  readonly reason?: string;
  readonly isForTwo?: boolean;
  /** Hours until it may be paid. */
  readonly waits?: number;
};
type People = { readonly finance: number; readonly owner: number };

/** One withdrawal with its journals. Existing ones are left unchanged: money does not move twice. */
async function seedWithdrawal(seed: Seed, people: People, story: Story): Promise<void> {
  const { client, demo, shopId, memberId } = seed;
  const { name, state, minor, cardId, hoursAgo, reason = '', isForTwo = false, waits } = story;
  const number = `DEMO${String(demo.tenantId).padStart(4, '0')}${name}`;
  const known = await client.query('select from withdrawal where tenant_id = $1 and number = $2', [
    demo.tenantId,
    number,
  ]);
  if (known.rowCount) return;
  const isApproved = state === 'approved' || state === 'paid' || state === 'failed';
  const isOver = state !== 'requested' && state !== 'approved';
  const isByStaff = state === 'paid' || state === 'rejected' || state === 'failed';
  const { rows } = await client.query<{ id: string }>(
    `insert into withdrawal (tenant_id, shop_id, number, member_id, bank_card_id, minor, state, is_for_two, not_before,
       expected_on, approved_by, approved_at, decided_by, decided_at, reason, transfer_number, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, coalesce(now() + $9::int * interval '1 hour', asked.at),
       (asked.at + interval '4 days')::date, $10::int, case when $10::int is not null then asked.at + interval '3 hours' end,
       $11::int, case when $12 then asked.at + interval '8 hours' end, $13, $14, asked.at
     from (select now() - $15::int * interval '1 hour' as at) asked returning id`,
    [
      demo.tenantId,
      shopId,
      number,
      memberId,
      cardId,
      minor,
      state,
      isForTwo,
      waits ?? null,
      isApproved ? people.finance : null,
      isByStaff ? people.owner : null,
      isOver,
      reason,
      state === 'paid' ? `2026${String(demo.tenantId)}${String(minor)}88` : '',
      hoursAgo,
    ],
  );
  const withdrawalId = Number(rows[0]!.id);
  const about = { withdrawalId };
  await post(seed, {
    key: `withdrawal ${withdrawalId} held`,
    journal: holdWithdrawal(memberId, minor),
    hoursAgo,
    ...about,
  });
  if (!isOver) return;
  await post(seed, {
    key: `withdrawal ${withdrawalId} ended`,
    journal: (state === 'paid' ? payWithdrawal : releaseWithdrawal)(memberId, minor),
    hoursAgo: hoursAgo - 8,
    remark: reason,
    ...about,
  });
}

const reasons = {
  mismatch: {
    zh: '开户人与会员姓名不一致，请核对后重新申请。',
    vi: 'Tên chủ tài khoản không khớp với tên thành viên.',
    en: 'The account holder is not the member.',
  },
  bank: {
    zh: '银行退回：账户状态异常。',
    vi: 'Ngân hàng trả lại: tài khoản không hoạt động.',
    en: 'Sent back by the bank: the account is closed.',
  },
};

/** Cards and withdrawals in every state, and a year of movements for the sign-in account. */
export async function seedWithdrawals(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const { tenantId } = demo;
  const found = await client.query<{ code: string; id: number; name: string }>(
    'select code, id, name from member where tenant_id = $1 and shop_id = $2',
    [tenantId, shopId],
  );
  const memberOf = (username: string) => found.rows.find(({ code }) => code === demoCode(demo, username))!;
  const staff = await client.query<{ id: number; role: string }>(
    'select id, roles[1] as role from staff where tenant_id = $1',
    [tenantId],
  );
  const idOf = (role: string) => staff.rows.find((one) => one.role === role)!.id;
  const people = { finance: idOf('finance'), owner: idOf('owner') };
  const main = memberOf('demo');
  const seed: Seed = { client, demo, shopId, memberId: main.id };
  // Backdates the initial journals to before that year.
  await client.query(
    `update journal set created_at = now() - interval '360 days'
     where tenant_id = $1 and shop_id = $2 and key like 'demo % of ' || $3 and key not like 'demo year%'`,
    [tenantId, shopId, main.code],
  );
  await seedYear(seed);
  const language = demo.languages[0] === 'vi' ? 'vi' : demo.languages[0] === 'en' ? 'en' : 'zh';
  const old = await seedCard(seed, 1, main.name, 200 * 24);
  const fresh = await seedCard(seed, 2, main.name, 6);
  const day = 24;
  for (const story of [
    { name: 'PAID0001', state: 'paid', minor: 30_000, cardId: old, hoursAgo: 26 * day },
    {
      name: 'REJECTED',
      state: 'rejected',
      minor: 12_000,
      cardId: old,
      hoursAgo: 18 * day,
      reason: reasons.mismatch[language],
    },
    {
      name: 'FAILED01',
      state: 'failed',
      minor: 15_000,
      cardId: old,
      hoursAgo: 12 * day,
      reason: reasons.bank[language],
    },
    { name: 'CANCELLD', state: 'cancelled', minor: 5000, cardId: old, hoursAgo: 7 * day },
    { name: 'APPROVED', state: 'approved', minor: 20_000, cardId: old, hoursAgo: 2 * day, isForTwo: true },
    { name: 'REQUEST1', state: 'requested', minor: 6000, cardId: fresh, hoursAgo: 6, waits: 18 },
  ] as const satisfies readonly Story[])
    await seedWithdrawal(seed, people, story);
  await seedTwin(seed, people);
}

/** Another member with the same card, which a reviewer should notice. */
async function seedTwin(seed: Seed, people: People): Promise<void> {
  const { client, demo, shopId } = seed;
  const { rows } = await client.query<{ id: number; name: string }>(
    `select member.id, member.name from member
     join ledger_account cash on cash.tenant_id = member.tenant_id and cash.shop_id = member.shop_id
       and cash.owner_id = member.id and cash.kind = 'cash' and cash.balance >= 10000
     where member.tenant_id = $1 and member.shop_id = $2 and member.id <> $3 and member.state = 'active'
     order by member.id limit 1`,
    [demo.tenantId, shopId, seed.memberId],
  );
  const other = rows[0];
  if (!other) return;
  const twin = { ...seed, memberId: other.id };
  const cardId = await seedCard(twin, 1, other.name, 40 * 24);
  await seedWithdrawal(twin, people, {
    name: 'TWIN0001',
    state: 'requested',
    minor: 8000,
    cardId,
    hoursAgo: 20,
  });
}
