import {
  commissionsOf,
  type CommissionTerms,
  freightPaid,
  type FreightPaid,
} from '@onehaul/domain/agent/commission';
import type { EarningState, VoidReason } from '@onehaul/domain/agent/earning-state';
import type { Bill } from '@onehaul/domain/fee/bill';
import { earnCommission, moveEarnings } from '@onehaul/domain/wallet/journals';
import type pg from 'pg';
import type { DemoShop, FourTexts } from './demo-shop.ts';
import { insert } from './insert-rows.ts';
import { demoAgent, demoCode } from './people.ts';
import { postJournal } from './post-journal.ts';

const day = 24 * 3600 * 1000;
const confirmDays = 7;

type Plan = CommissionTerms & { readonly names: FourTexts; readonly sourceMonthMinor: number | null };

const plans: readonly Plan[] = [
  {
    names: { zhHans: '标准代理', zhHanT: '標準代理', en: 'Standard', vi: 'Tiêu chuẩn' },
    model: 'percent',
    levelBps: [1000, 300, 100],
    kilogramMinor: 0,
    wholesaleBps: 0,
    sourceMonthMinor: 50_000,
  },
  {
    names: { zhHans: '按重量', zhHanT: '按重量', en: 'By weight', vi: 'Theo cân nặng' },
    model: 'perKilogram',
    levelBps: [],
    kilogramMinor: 150,
    wholesaleBps: 0,
    sourceMonthMinor: null,
  },
  {
    names: { zhHans: '批发差价', zhHanT: '批發差價', en: 'Wholesale margin', vi: 'Chênh lệch giá sỉ' },
    model: 'margin',
    levelBps: [],
    kilogramMinor: 0,
    wholesaleBps: 1200,
    sourceMonthMinor: null,
  },
];

/** Application texts of would-be agents, in the language of most demo members. */
const words: FourTexts = {
  zhHans: '我在本地团购群有三百多位成员，平时帮大家收集包裹，希望长期合作。',
  zhHanT: '我經營一個三百多人的團購群組，平時幫大家集貨，希望可以長期合作。',
  en: 'I run a group of about three hundred people who order from China every month, and I already collect their parcels.',
  vi: 'Tôi có nhóm mua chung hơn ba trăm người, hằng tháng đều đặt hàng từ Trung Quốc.',
};
const refusal: FourTexts = {
  zhHans: '资料太少，请补充您的推广渠道后再申请。',
  zhHanT: '資料太少，請補充您的推廣管道後再申請。',
  en: 'Please tell us where you would share the link, and apply again.',
  vi: 'Thông tin còn ít, vui lòng bổ sung kênh giới thiệu rồi gửi lại.',
};

type Order = {
  id: string;
  number: string;
  member_id: number;
  step: string;
  paid_minor: string;
  bill: Bill;
  paid_at: Date | null;
  completed_at: Date | null;
  cancelled_at: Date | null;
};

/** Seeds plans, agents in every state, their referrals, and the earnings from the referrals' orders. */
export async function seedAgents(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  if (!demo.modules.includes('agent')) return;
  await insert(client, 'agent_plan', demo, shopId, plans, (plan) => ({
    names: plan.names,
    model: plan.model,
    level_bps: plan.levelBps,
    kilogram_minor: plan.kilogramMinor,
    wholesale_bps: plan.wholesaleBps,
    confirm_days: confirmDays,
    source_month_minor: plan.sourceMonthMinor,
    is_active: true,
  }));
  const planRows = await client.query<{ id: number }>(
    'select id from agent_plan where tenant_id = $1 and shop_id = $2 order by position',
    [demo.tenantId, shopId],
  );
  const planIds = planRows.rows.map(({ id }) => id);
  const people = await client.query<{ id: number; code: string }>(
    `select id, code from member where tenant_id = $1 and shop_id = $2 and main_id is null and state = 'active'
     order by id`,
    [demo.tenantId, shopId],
  );
  const named = new Set(['demo', demoAgent, 'newcomer'].map((username) => demoCode(demo, username)));
  const ordinary = people.rows.filter(({ code }) => !named.has(code)).map(({ id }) => id);
  const agentId = people.rows.find(({ code }) => code === demoCode(demo, demoAgent))!.id;
  const [upper, byWeight, suspended, applied, waiting, refused, ...others] = ordinary as [
    number,
    number,
    number,
    number,
    number,
    number,
    ...number[],
  ];

  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * day);
  const text = (texts: FourTexts) => texts[demo.languages[0]];
  const agents = [
    { id: agentId, plan: 0, state: 'active', daysAgo: 300 },
    { id: upper, plan: 0, state: 'active', daysAgo: 390 },
    { id: byWeight, plan: 1, state: 'active', daysAgo: 120 },
    { id: suspended, plan: 2, state: 'suspended', daysAgo: 90, reason: text(refusal) },
    { id: applied, plan: null, state: 'applied', daysAgo: 2 },
    { id: waiting, plan: null, state: 'applied', daysAgo: 0.3 },
    { id: refused, plan: null, state: 'refused', daysAgo: 20, reason: text(refusal) },
  ] as const;
  await client.query(
    `insert into agent (tenant_id, shop_id, member_id, plan_id, state, words, reason, applied_at, decided_at)
     select $1, $2, member_id, plan_id, state, words, reason, applied_at, decided_at
     from jsonb_populate_recordset(null::agent, $3)`,
    [
      demo.tenantId,
      shopId,
      JSON.stringify(
        agents.map(({ id, plan, state, daysAgo, ...rest }) => ({
          member_id: id,
          plan_id: plan === null ? null : planIds[plan],
          state,
          words: text(words),
          reason: 'reason' in rest ? rest.reason : '',
          applied_at: at(daysAgo + 1),
          decided_at: state === 'applied' ? null : at(daysAgo),
        })),
      ),
    ],
  );
  await bind(client, demo, shopId, agentId, upper);
  // The main agent referred half of them, the agent paid by weight referred some.
  for (const [place, id] of others.entries()) {
    if (place % 2 === 0) await bind(client, demo, shopId, id, agentId);
    else if (place % 5 === 1) await bind(client, demo, shopId, id, byWeight);
  }
  await seedEarnings(client, demo, shopId, {
    planIds,
    planOf: new Map(agents.flatMap(({ id, plan }) => (plan === null ? [] : [[id, plan] as const]))),
    mainAgent: agentId,
  });
}

const bind = (client: pg.Client, { tenantId }: DemoShop, shopId: number, id: number, agentId: number) =>
  client.query('update member set agent_id = $4 where tenant_id = $1 and shop_id = $2 and id = $3', [
    tenantId,
    shopId,
    id,
    agentId,
  ]);

type Agents = {
  readonly planIds: readonly number[];
  readonly planOf: ReadonlyMap<number, number>;
  readonly mainAgent: number;
};

async function seedEarnings(
  client: pg.Client,
  demo: DemoShop,
  shopId: number,
  agents: Agents,
): Promise<void> {
  const links = await client.query<{ id: number; agent_id: number }>(
    'select id, agent_id from member where tenant_id = $1 and shop_id = $2 and agent_id is not null',
    [demo.tenantId, shopId],
  );
  const above = new Map(links.rows.map(({ id, agent_id: agentId }) => [id, agentId]));
  const orders = await client.query<Order>(
    `select id, number, member_id, step, paid_minor, bill, paid_at, completed_at, cancelled_at from shop_order
     where tenant_id = $1 and shop_id = $2 and member_id = any($3) and bill is not null
       and (paid_minor > 0 or (step = 'cancelled' and (bill ->> 'totalMinor')::bigint > 0))
     order by coalesce(paid_at, cancelled_at), id`,
    [demo.tenantId, shopId, [...above.keys()]],
  );
  const shop = { client, demo, shopId };
  const rows: object[] = [];
  let available = 0;
  for (const [place, order] of orders.rows.entries()) {
    const chain = [above.get(order.member_id)!];
    for (let next = above.get(chain[0]!); next !== undefined && chain.length < 3; next = above.get(next)) {
      chain.push(next);
    }
    const terms = chain.map((id) => {
      const plan = agents.planOf.get(id);
      return plan === undefined ? null : plans[plan]!;
    });
    const isReversed = order.step === 'cancelled';
    const settled = isReversed ? order.bill.totalMinor : Number(order.paid_minor);
    const paid = freightPaid(order.bill, settled);
    const minors = commissionsOf(terms, paid);
    for (const [index, agentId] of chain.entries()) {
      const plan = terms[index];
      const minor = minors[index]!;
      if (!plan || minor === 0) continue;
      const { state, voidFor } = stateOf(order, place, isReversed);
      const journalId =
        state === 'available'
          ? await postJournal(shop, {
              key: `demo earning of ${order.number} ${agentId} ${minor}`,
              journal: earnCommission(agentId, minor),
              ...(order.completed_at && { at: new Date(order.completed_at.getTime() + confirmDays * day) }),
            })
          : null;
      if (state === 'available' && agentId === agents.mainAgent) available += minor;
      const createdAt = order.paid_at ?? order.cancelled_at ?? new Date();
      rows.push({
        tenant_id: demo.tenantId,
        shop_id: shopId,
        order_id: Number(order.id),
        agent_id: agentId,
        buyer_id: order.member_id,
        depth: index + 1,
        plan_id: agents.planIds[agents.planOf.get(agentId)!],
        base_minor: paid.baseMinor,
        terms: termsOf(plan, index + 1, paid, voidFor ? minor : undefined),
        minor: voidFor ? 0 : minor,
        offset_minor: 0,
        owed_minor: 0,
        state,
        void_for: voidFor,
        available_at:
          (state === 'confirmed' || state === 'available') && order.completed_at
            ? new Date(order.completed_at.getTime() + confirmDays * day)
            : null,
        journal_id: journalId,
        created_at: createdAt,
        updated_at: createdAt,
      });
    }
  }
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (rows.length > 0) {
    await client.query(
      `insert into earning (${columns}) select ${columns} from jsonb_populate_recordset(null::earning, $1)`,
      [JSON.stringify(rows)],
    );
  }
  const moved = Math.floor(available / 2);
  if (moved === 0) return;
  const movedAt = new Date(Date.now() - 6 * day);
  await postJournal(shop, {
    key: `demo earnings of ${agents.mainAgent} moved ${moved}`,
    journal: moveEarnings(agents.mainAgent, moved),
    at: movedAt,
  });
  await client.query(
    `insert into earning_move (tenant_id, shop_id, agent_id, minor, created_at) values ($1, $2, $3, $4, $5)`,
    [demo.tenantId, shopId, agents.mainAgent, moved, movedAt],
  );
}

/** State of an earning by its order; a few orders look like the agent's own. */
function stateOf(
  { step, completed_at: completedAt }: Order,
  place: number,
  isReversed: boolean,
): { state: EarningState; voidFor: VoidReason | null } {
  if (isReversed) return { state: 'reversed', voidFor: null };
  const reasons: readonly VoidReason[] = ['samePhone', 'overMost', 'sameDevice'];
  if (place % 11 === 5) return { state: 'void', voidFor: reasons[Math.floor(place / 11) % reasons.length]! };
  if (step !== 'completed' || !completedAt) return { state: 'pending', voidFor: null };
  const isDue = completedAt.getTime() + confirmDays * day <= Date.now();
  return { state: isDue ? 'available' : 'confirmed', voidFor: null };
}

function termsOf(plan: Plan, depth: number, paid: FreightPaid, uncutMinor: number | undefined) {
  const { freightMinor, chargedMinor, paidMinor, billedGrams } = paid;
  return {
    model: plan.model,
    freightMinor,
    chargedMinor,
    paidMinor,
    ...(plan.model === 'perKilogram'
      ? { kilogramMinor: plan.kilogramMinor, billedGrams }
      : { bps: plan.model === 'margin' ? plan.wholesaleBps : (plan.levelBps[depth - 1] ?? 0) }),
    ...(uncutMinor !== undefined && { uncutMinor }),
  };
}
