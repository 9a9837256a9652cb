import { campaignKinds, campaignStates } from '@onehaul/domain/reward/campaign';
import { type SettingOf, settingsOfGroup } from '@onehaul/domain/settings';
import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: recordId };
const CampaignRow = z.object({
  ...recordRef,
  kind: z.enum(campaignKinds),
  name: z.string(),
  /** What members type to get the coupon; empty without one. */
  code: z.string(),
  /** Amount off in fen; the maximum of a percentage. */
  minor: z.int(),
  /** 0 for a fixed amount. */
  percent: z.int(),
  leastMinor: z.int(),
  leastGrams: z.int(),
  /** How many lines and levels it is restricted to; 0 for all. */
  lines: z.int(),
  levels: z.int(),
  validDays: z.int(),
  points: z.int(),
  friends: z.int(),
  /** Total number; null for unlimited. */
  stock: z.int().nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  state: z.enum(campaignStates),
  given: z.int(),
  /** Of these, reserved by an order, and finally used. */
  inOrders: z.int(),
  used: z.int(),
});
export type CampaignRow = z.output<typeof CampaignRow>;

/** The shop's point rules; they are edited with its other settings. */
const RewardRules = z.object(
  Object.fromEntries(settingsOfGroup('rewards').map((name) => [name, z.int()])) as Record<
    SettingOf<'rewards'>,
    z.ZodInt
  >,
);

const ShopRules = z.object({
  shopId: z.int(),
  rules: RewardRules,
  levels: z.array(z.object({ level: z.int(), name: z.string(), leastMinor: z.int(), members: z.int() })),
});
export type ShopRules = z.output<typeof ShopRules>;

export const campaignCalls = {
  list: staffCall({
    path: '/console/campaigns/list',
    access: 'campaign:read',
    effect: 'read',
    summary:
      'Lists campaigns with their results: coupons for points, for joining, for friends, as a gift and for a code.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      kind: z.enum(campaignKinds).optional(),
      state: z.enum(campaignStates).optional(),
    }),
    output: pageOf(CampaignRow),
  }),
  give: staffCall({
    path: '/console/campaigns/give',
    access: 'campaign:edit',
    effect: 'change',
    summary: 'Gives the coupon of a gift campaign to a member by their code, or to every member of a level.',
    input: z.object({
      ...recordRef,
      memberCode: singleLine(20).optional(),
      level: z.int().min(1).max(100).optional(),
    }),
    output: z.object({ given: z.int() }),
  }),
};

export const rewardDeskCalls = {
  rules: staffCall({
    path: '/console/rewards/rules',
    access: 'campaign:read',
    effect: 'read',
    places: 'rows',
    summary: 'Returns each shop’s rules for points and the requirements of its levels.',
    input: z.object({}),
    output: z.object({ items: z.array(ShopRules) }),
  }),
};
