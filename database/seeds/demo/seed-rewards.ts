import type { Journal } from '@onehaul/domain/wallet/journal';
import { earnPoints, spendPoints } from '@onehaul/domain/wallet/journals';
import type { FourTexts } from './demo-shop.ts';
import { demoCode } from './people.ts';
import { postJournal } from './post-journal.ts';
import type { ParcelSeed } from './seed-parcels.ts';
import { usedCoupons } from './used-coupons.ts';

const dayMs = 24 * 3_600_000;
const later = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

type DemoCampaign = {
  readonly kind: 'redeem' | 'welcome' | 'invite' | 'give';
  readonly names: FourTexts;
  readonly notes?: FourTexts;
  readonly minor: number;
  readonly least_minor?: number;
  readonly least_grams?: number;
  readonly valid_days: number;
  readonly points?: number;
  readonly friends?: number;
  readonly stock?: number;
  readonly given?: number;
  readonly most_each?: number;
  /** Validity in days relative to now. */
  readonly days?: readonly [from: number, until: number];
};

const texts = (zhHans: string, zhHanT: string, en: string, vi: string): FourTexts => ({
  zhHans,
  zhHanT,
  en,
  vi,
});

const campaigns: readonly DemoCampaign[] = [
  {
    kind: 'redeem',
    names: texts('运费减 10 元', '運費減 10 元', '¥10 off freight', 'Giảm 10 tệ cước'),
    notes: texts('小单也能用', '小單也能用', 'Good for small orders too', 'Đơn nhỏ cũng dùng được'),
    minor: 1000,
    least_minor: 5000,
    valid_days: 30,
    points: 300,
    stock: 500,
    given: 312,
    most_each: 5,
  },
  {
    kind: 'redeem',
    names: texts('运费减 30 元', '運費減 30 元', '¥30 off freight', 'Giảm 30 tệ cước'),
    minor: 3000,
    least_minor: 20_000,
    valid_days: 45,
    points: 800,
    stock: 120,
    given: 97,
    most_each: 2,
  },
  {
    kind: 'redeem',
    names: texts('大件立减 80 元', '大件立減 80 元', '¥80 off heavy orders', 'Giảm 80 tệ đơn nặng'),
    notes: texts(
      '适合搬家、家具',
      '適合搬家、傢俬',
      'For removals and furniture',
      'Hợp cho chuyển nhà, nội thất',
    ),
    minor: 8000,
    least_minor: 40_000,
    least_grams: 20_000,
    valid_days: 60,
    points: 2000,
    days: [-20, 25],
  },
  {
    kind: 'redeem',
    names: texts('双十一 50 元券', '雙十一 50 元券', 'Singles’ Day ¥50', 'Phiếu 11.11: 50 tệ'),
    minor: 5000,
    least_minor: 15_000,
    valid_days: 14,
    points: 500,
    stock: 50,
    given: 50,
    days: [-10, 6],
  },
  {
    kind: 'invite',
    names: texts('好友同行券', '好友同行券', 'Bring your friends', 'Phiếu rủ bạn'),
    minor: 2000,
    valid_days: 60,
    friends: 3,
  },
  {
    kind: 'welcome',
    names: texts('新会员礼券', '新會員禮券', 'Welcome coupon', 'Phiếu chào mừng'),
    minor: 1500,
    least_minor: 6000,
    valid_days: 30,
    most_each: 1,
    given: 41,
  },
  {
    kind: 'give',
    names: texts('客服致歉券', '客服致歉券', 'With our apologies', 'Phiếu xin lỗi'),
    minor: 2000,
    valid_days: 90,
    given: 6,
  },
  {
    kind: 'redeem',
    names: texts('夏日 5 元券', '夏日 5 元券', 'Summer ¥5', 'Phiếu hè 5 tệ'),
    minor: 500,
    valid_days: 20,
    points: 100,
    given: 230,
    days: [-150, -60],
  },
];

/** The shop's campaigns, the main members' rewards, and their daily sign-ins. */
export async function seedRewards(seed: ParcelSeed): Promise<void> {
  const campaignIds = await seedCampaigns(seed);
  const people = await mainMembers(seed);
  await seedCouponsOf(seed, people.slice(0, 8), campaignIds);
  await seedUsedCoupons(seed, campaignIds);
  for (const [place, member] of people.entries()) await seedPoints(seed, member, place);
  await seedRest(seed);
  await seedSignIns(seed, people);
  await seedLevels(seed);
}

async function seedCampaigns({ client, demo, shopId, now }: ParcelSeed): Promise<number[]> {
  const rows = campaigns.map(({ days = [-90, null], ...campaign }, place) => ({
    tenant_id: demo.tenantId,
    shop_id: shopId,
    least_minor: 0,
    least_grams: 0,
    points: 0,
    friends: 0,
    stock: null,
    given: 0,
    most_each: null,
    notes: null,
    is_active: true,
    position: place + 1,
    created_at: later(now, days[0]),
    ...campaign,
    starts_at: later(now, days[0]),
    ends_at: days[1] === null ? null : later(now, days[1]),
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  const { rows: added } = await client.query<{ id: number }>(
    `insert into campaign (${columns}) select ${columns} from jsonb_populate_recordset(null::campaign, $1)
     order by position returning id`,
    [JSON.stringify(rows)],
  );
  return added.map(({ id }) => id);
}

type Member = { readonly id: number; readonly code: string };

/** Main accounts with points, the demo's sign-in accounts first. */
async function mainMembers({ client, demo, shopId }: ParcelSeed): Promise<Member[]> {
  const { rows } = await client.query<Member>(
    `select member.id, member.code from member
     join ledger_account account on account.tenant_id = member.tenant_id and account.shop_id = member.shop_id
       and account.owner_id = member.id and account.kind = 'points'
     where member.tenant_id = $1 and member.shop_id = $2 and member.main_id is null
     order by member.code = $3 desc, member.id`,
    [demo.tenantId, shopId, demoCode(demo, 'demo')],
  );
  return rows;
}

/** Usable coupons that end soon and later. */
async function seedCouponsOf(
  { client, demo, shopId, now }: ParcelSeed,
  people: readonly Member[],
  campaignIds: readonly number[],
): Promise<void> {
  const give = (member: Member, place: number, days: number) =>
    client.query(
      `insert into coupon (tenant_id, shop_id, member_id, campaign_id, names, minor, least_minor, least_grams,
         valid_from, valid_until, created_at)
       select tenant_id, shop_id, $3, id, names, minor, least_minor, least_grams, $5, $6, $5
       from campaign where tenant_id = $1 and shop_id = $2 and id = $4`,
      [
        demo.tenantId,
        shopId,
        member.id,
        campaignIds[place],
        later(now, Math.min(days - 30, -1)),
        later(now, days),
      ],
    );
  for (const member of people) {
    await give(member, 0, 4);
    await give(member, 1, 27);
    await give(member, 6, 61);
  }
}

/** The coupon on each bill: issued earlier, bound to the order, and used once the order was completed. */
async function seedUsedCoupons(
  { client, demo, shopId }: ParcelSeed,
  campaignIds: readonly number[],
): Promise<void> {
  const terms = usedCoupons.map(({ campaign, minor }) => ({ id: campaignIds[campaign], minor }));
  await client.query(
    `with given as (
       insert into coupon (tenant_id, shop_id, member_id, campaign_id, names, minor, least_minor, least_grams,
         valid_from, valid_until, order_id, used_at, created_at)
       select had.tenant_id, had.shop_id, had.member_id, campaign.id, campaign.names, campaign.minor,
         campaign.least_minor, campaign.least_grams, had.created_at - interval '12 days',
         had.created_at + interval '18 days', had.id, had.completed_at, had.created_at - interval '12 days'
       from shop_order had
       join jsonb_to_recordset($3) as used (id int, minor int)
         on used.minor = (had.shipment -> 'coupon' ->> 'minor')::int
       join campaign on campaign.tenant_id = had.tenant_id and campaign.shop_id = had.shop_id
         and campaign.id = used.id
       where had.tenant_id = $1 and had.shop_id = $2
       returning id, order_id)
     update shop_order set coupon_id = given.id from given
     where shop_order.tenant_id = $1 and shop_order.shop_id = $2 and shop_order.id = given.order_id`,
    [demo.tenantId, shopId, JSON.stringify(terms)],
  );
}

type Post = (
  key: string,
  journal: Journal,
  subject: string | null,
  days: number,
  lot?: { source: string; points: number; endsInDays: number }[],
) => Promise<void>;

/** The subject tells the reason of the points; no row stands behind it, so its id is 0. */
function postingFor({ client, demo, shopId, now }: ParcelSeed, member: Member): Post {
  return async (key, journal, subject, days, lots = []) => {
    const of = [demo.tenantId, shopId];
    const journalId = await postJournal(
      { client, demo, shopId },
      {
        key: `demo ${key} of ${member.code}`,
        journal,
        at: later(now, days),
        ...(subject !== null && { about: [subject, 0] }),
      },
    );
    for (const { source, points, endsInDays } of lots) {
      await client.query(
        `insert into point_lot (tenant_id, shop_id, member_id, points, source, journal_id, earned_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [...of, member.id, points, source, journalId, later(now, days), later(now, endsInDays)],
      );
    }
  };
}

/** A year of points: some expire soon, some are spent. */
async function seedPoints(seed: ParcelSeed, member: Member, place: number): Promise<void> {
  const { client, demo, shopId, now } = seed;
  const key = `demo pointsEarned of ${member.code}`;
  const { rows } = await client.query<{ id: string; points: number }>(
    `select journal.id, entry.amount as points from journal join entry on entry.tenant_id = journal.tenant_id
       and entry.journal_id = journal.id and entry.account = 'points'
     where journal.tenant_id = $1 and journal.shop_id = $2 and journal.key = $3`,
    [demo.tenantId, shopId, key],
  );
  if (!rows[0]) return;
  const { id, points } = { id: rows[0].id, points: Number(rows[0].points) };
  const soon = Math.floor(points / 4);
  for (const [part, endsInDays] of [
    [soon, 5 + (place % 9)],
    [points - soon, 140 + place],
  ] as const) {
    await client.query(
      `insert into point_lot (tenant_id, shop_id, member_id, points, source, journal_id, earned_at, expires_at)
       values ($1, $2, $3, $4, 'opening', $5, $6, $7)`,
      [demo.tenantId, shopId, member.id, part, id, later(now, -225), later(now, endsInDays)],
    );
  }
  await client.query('update journal set created_at = $3 where tenant_id = $1 and id = $2', [
    demo.tenantId,
    id,
    later(now, -225),
  ]);
  if (place > 12) return;
  const post = postingFor(seed, member);
  const earn = (name: string, source: string, amount: number, days: number) =>
    post(name, earnPoints(member.id, amount), source, days, [
      { source, points: amount, endsInDays: 365 + days },
    ]);
  await earn('first order', 'order', 186, -61);
  await earn('first review', 'review', 20, -57);
  await earn('second order', 'order', 342, -33);
  if (place < 4) await earn('friend', 'invite', 100, -21);
  await post('coupon', spendPoints(member.id, 300), 'coupon', -12);
  for (let day = signInDays(place); day >= 1; day--) {
    const streak = signInDays(place) - day + 1;
    await earn(`sign-in ${day}`, 'signIn', pointsOn(streak), -day);
  }
}

/** Puts other points into a lot too, as the nightly job would. */
async function seedRest({ client, demo, shopId, now }: ParcelSeed): Promise<void> {
  await client.query(
    `insert into point_lot (tenant_id, shop_id, member_id, points, source, journal_id, earned_at, expires_at)
     select account.tenant_id, account.shop_id, account.owner_id, account.balance - known.points, 'opening',
       entry.journal_id, $3, $4
     from ledger_account account
     join entry on entry.tenant_id = account.tenant_id and entry.shop_id = account.shop_id
       and entry.owner_id = account.owner_id and entry.account = account.kind and entry.position = account.entries
     cross join lateral (
       select coalesce(sum(points), 0) as points from point_lot lot where lot.tenant_id = account.tenant_id
         and lot.shop_id = account.shop_id and lot.member_id = account.owner_id) known
     where account.tenant_id = $1 and account.shop_id = $2 and account.kind = 'points' and account.owner_id > 0
       and account.balance > known.points`,
    [demo.tenantId, shopId, later(now, -90), later(now, 275)],
  );
}

const signInDays = (place: number) => (place === 0 ? 5 : place > 12 ? 0 : 1 + (place % 6));
const pointsOn = (streak: number) => (streak % 7 === 0 ? 35 : 5);

/** Up to yesterday in the shop's calendar; today stays open for trying out. */
async function seedSignIns({ client, demo, shopId }: ParcelSeed, people: readonly Member[]): Promise<void> {
  for (const [place, { id }] of people.entries()) {
    const days = signInDays(place);
    await client.query(
      `insert into sign_in_day (tenant_id, shop_id, member_id, day, streak, points)
       select $1, $2, $3, (now() at time zone $4)::date - back, $5 - back + 1, 5 from generate_series(1, $5::int) back`,
      [demo.tenantId, shopId, id, demo.timeZone, days],
    );
  }
}

/** Level thresholds that the demo's gold member has reached; a higher level was granted manually. */
async function seedLevels({ client, demo, shopId, memberId }: ParcelSeed): Promise<void> {
  const of = [demo.tenantId, shopId];
  const spentSql = (member: string) => `coalesce((select sum(paid_minor) from shop_order
    where tenant_id = $1 and shop_id = $2 and member_id = ${member} and stage = 'completed'), 0)`;
  const { rows } = await client.query<{ spent: string }>(`select ${spentSql('$3')} as spent`, [
    ...of,
    memberId('demo'),
  ]);
  const hundred = 10_000;
  const spent = Math.max(Number(rows[0]!.spent), 4 * hundred);
  const gold = Math.floor((spent * 0.7) / hundred) * hundred;
  const least = [
    0,
    Math.ceil(gold / 3 / hundred) * hundred,
    gold,
    Math.ceil((spent * 1.6) / hundred) * hundred,
  ];
  await client.query(
    `update member_level set least_spent_minor = ($3::bigint[])[level] where tenant_id = $1 and shop_id = $2`,
    [...of, least],
  );
  await client.query(
    `update member set level_is_fixed = level > 1 and ${spentSql('member.id')} < (
       select least_spent_minor from member_level
       where member_level.tenant_id = $1 and member_level.shop_id = $2 and member_level.level = member.level)
     where tenant_id = $1 and shop_id = $2`,
    of,
  );
}
