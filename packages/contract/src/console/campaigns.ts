import { campaignKinds } from '@onehaul/domain/reward/campaign';
import { type SettingOf, settingsOfGroup } from '@onehaul/domain/settings';
import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: recordId };
/** A text in the four languages; empty ones fall back to the shop's own (A60). */
const texts = (most: number) =>
  z.object({
    zhHans: singleLine(most).default(''),
    zhHanT: singleLine(most).default(''),
    en: singleLine(most).default(''),
    vi: singleLine(most).default(''),
  });

const terms = {
  names: texts(60).refine((names) => Object.values(names).some((name) => name !== '')),
  notes: texts(200),
  /** In fen. */
  minor: z.int().min(1).max(10_000_000),
  leastMinor: z.int().min(0).max(100_000_000),
  leastGrams: z.int().min(0).max(1_000_000),
  validDays: z.int().min(1).max(3650),
  /** Price in points; 0 unless it is redeemed. */
  points: z.int().min(0).max(10_000_000),
  /** Referrals required; 0 unless it is a referral campaign. */
  friends: z.int().min(0).max(1000),
  /** Total number and limit per member; null for unlimited. */
  stock: z.int().min(0).max(10_000_000).nullable(),
  mostEach: z.int().min(1).max(1000).nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  isActive: z.boolean(),
  position: z.int().min(1).max(1000),
};

export const campaignStates = ['running', 'planned', 'usedUp', 'over', 'off'] as const;

const CampaignRow = z.object({
  ...recordRef,
  kind: z.enum(campaignKinds),
  name: z.string(),
  ...terms,
  names: texts(60),
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
      'Lists campaigns with their results: coupons for points, for joining, for friends and as a gift.',
    input: z.object({
      ...pageRequest(20, 100),
      shopId: recordId.optional(),
      kind: z.enum(campaignKinds).optional(),
      state: z.enum(campaignStates).optional(),
    }),
    output: pageOf(CampaignRow),
  }),
  save: staffCall({
    path: '/console/campaigns/save',
    access: 'campaign:edit',
    effect: 'change',
    summary:
      'Adds or updates a campaign. Its kind cannot change, and coupons already given stay as they are.',
    input: z.object({ shopId: recordId, id: recordId.optional(), kind: z.enum(campaignKinds), ...terms }),
    output: z.object({ id: z.int() }),
  }),
  switch: staffCall({
    path: '/console/campaigns/switch',
    access: 'campaign:edit',
    effect: 'change',
    summary: 'Switches a campaign off or on.',
    input: z.object({ ...recordRef, isActive: z.boolean() }),
    output: z.null(),
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
    summary: 'Returns each shop’s rules for points and the requirements of its levels.',
    input: z.object({}),
    output: z.object({ items: z.array(ShopRules) }),
  }),
};
