import {
  agentStates,
  commissionModels,
  earningStates,
  voidReasons,
} from '@onehaul/domain/agent/earning-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { bigRecordId, cnyCents, instant, singleLine, page, pageRequest, wireObject } from './wire.ts';

/** Basis points of the freight, for the agent and the two above them. */
const levelBps = z.array(z.int());

/** Commission terms as shown to the agent. */
const AgentTerms = wireObject({
  name: z.string(),
  model: z.enum(commissionModels),
  levelBps,
  kilogramMinor: cnyCents,
  wholesaleBps: z.int(),
  confirmDays: z.int(),
  /** Monthly maximum per referred member; null without a limit. */
  sourceMonthMinor: cnyCents.nullable(),
});

/** An agent's totals. */
const AgentFigures = wireObject({
  pendingMinor: cnyCents,
  confirmedMinor: cnyCents,
  availableMinor: cnyCents,
  movedMinor: cnyCents,
  /** Reversed after it had been withdrawn; the next earnings pay it first. */
  owedMinor: cnyCents,
  memberCount: z.int(),
  ordersThisMonth: z.int(),
});

const AgentInfo = wireObject({
  /** `none`: never applied. */
  state: z.enum([...agentStates, 'none']),
  agentCode: z.string(),
  words: z.string(),
  reason: z.string(),
  appliedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  terms: AgentTerms.nullable(),
  figures: AgentFigures.nullable(),
});
export type AgentInfo = z.output<typeof AgentInfo>;

const ReferredMember = wireObject({
  id: z.int(),
  /** Only the first character: recognisable to the agent, anonymous to others. */
  maskedName: z.string(),
  joinedAt: instant,
  orderCount: z.int(),
  earnedMinor: cnyCents,
});
export type ReferredMember = z.output<typeof ReferredMember>;

/** Inputs of an earning's calculation; which are present depends on the model. */
const EarningTerms = wireObject({
  model: z.enum(commissionModels),
  freightMinor: cnyCents,
  chargedMinor: cnyCents,
  paidMinor: cnyCents,
  bps: z.int().optional(),
  kilogramMinor: cnyCents.optional(),
  billedGrams: z.int().optional(),
  /** Amount before the cap: by the monthly maximum, or by the freight left after nearer agents. */
  uncutMinor: cnyCents.optional(),
});
export type EarningTerms = z.output<typeof EarningTerms>;

const Earning = wireObject({
  id: bigRecordId,
  orderNumber: z.string(),
  maskedName: z.string(),
  depth: z.int(),
  baseMinor: cnyCents,
  minor: cnyCents,
  /** Part that paid off a debt, and the debt still open after a reversal. */
  offsetMinor: cnyCents,
  owedMinor: cnyCents,
  state: z.enum(earningStates),
  voidFor: z.enum(voidReasons).nullable(),
  terms: EarningTerms,
  availableAt: instant.nullable(),
  createdAt: instant,
});
export type Earning = z.output<typeof Earning>;

/** Positive, at most a hundred million yuan. */
const positiveCents = cnyCents.refine((cents) => cents > 0 && cents <= 10_000_000_000);

export const agentCalls = {
  get: call('/Client_Info/GetClientAgent', {
    summary: 'Returns the member’s agent account: the state of the application, the terms and the figures.',
    input: wireObject({}),
    output: AgentInfo,
  }),
  withdraw: call('/Client_Info/AgentEarningsWithdraw', {
    summary: 'Moves available earnings to the balance: all of them, or the given amount.',
    input: wireObject({ minor: positiveCents.optional() }, { minor: 'Money' }),
    output: wireObject({ movedMinor: cnyCents, availableMinor: cnyCents }, { movedMinor: 'Money' }),
  }),
  apply: ownCall({
    path: '/Client_Agent/Apply',
    access: 'mainAccount',
    effect: 'change',
    module: 'agent',
    summary: 'Applies to the shop to become an agent.',
    input: wireObject({ words: singleLine(500).min(1) }),
    output: wireObject({ state: z.enum(agentStates) }),
  }),
  members: ownCall({
    path: '/Client_Agent/GetMemberPage',
    access: 'mainAccount',
    effect: 'read',
    module: 'agent',
    summary: 'Lists the members an agent referred, newest first.',
    input: wireObject(pageRequest(20, 50)),
    output: page(ReferredMember),
  }),
  earnings: ownCall({
    path: '/Client_Agent/GetEarningPage',
    access: 'mainAccount',
    effect: 'read',
    module: 'agent',
    summary:
      'Lists an agent’s earnings per order, newest first, with their calculation and the number in each state.',
    input: wireObject({ ...pageRequest(20, 50), state: z.enum(earningStates).optional() }),
    output: wireObject(
      {
        items: z.array(Earning),
        total: z.int(),
        counts: z.array(wireObject({ state: z.enum(earningStates), count: z.int() })),
      },
      { items: 'Rows' },
    ),
  }),
  statistics: ownCall({
    path: '/Client_Agent/GetStatistics',
    access: 'mainAccount',
    effect: 'read',
    module: 'agent',
    summary: 'Returns earnings and new members for the last twelve months of the shop’s calendar.',
    input: wireObject({}),
    output: wireObject({
      months: z.array(
        wireObject({
          /** `2026-11`. */
          month: z.string(),
          earnedMinor: cnyCents,
          members: z.int(),
        }),
      ),
    }),
  }),
  recommendation: ownCall({
    path: '/Client_Info/GetRecommendation',
    access: 'member',
    effect: 'read',
    module: 'agent',
    summary: 'Returns the codes of the member’s referral link and the friends who registered through it.',
    input: wireObject(pageRequest(20, 50)),
    output: wireObject(
      {
        memberCode: z.string(),
        /** An active agent's link carries the agent code as well. */
        isAgent: z.boolean(),
        items: z.array(
          wireObject({
            id: z.int(),
            maskedName: z.string(),
            joinedAt: instant,
            orderCount: z.int(),
            /** The caller's commission as an agent; zero for others. */
            earnedMinor: cnyCents,
          }),
        ),
        total: z.int(),
        orderCount: z.int(),
      },
      { memberCode: 'ClientCode', items: 'Rows' },
    ),
  }),
};
export type Recommendation = z.output<typeof agentCalls.recommendation.output>;
