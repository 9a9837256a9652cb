import { maxAgentDepth, wholeBps, isPaying } from '@onehaul/domain/agent/commission';
import {
  agentStates,
  commissionModels,
  earningStates,
  voidReasons,
} from '@onehaul/domain/agent/earning-state';
import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { GeneratedDocument } from './orders.ts';
import { singleLine, pageOf, searchText, staffCall } from './staff-call.ts';

const recordRef = { shopId: recordId, id: recordId };
const reason = singleLine(300).min(1);

const AgentRow = z.object({
  ...recordRef,
  memberCode: z.string(),
  memberName: z.string(),
  state: z.enum(agentStates),
  words: z.string(),
  reason: z.string(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string(),
  planId: recordId.nullable(),
  planName: z.string(),
  memberCount: z.int(),
  /** In fen: not yet available; available; moved to the balance; owed after a reversal. */
  waitingMinor: z.int(),
  availableMinor: z.int(),
  movedMinor: z.int(),
  owedMinor: z.int(),
  voidCount: z.int(),
});
export type AgentRow = z.output<typeof AgentRow>;

const bps = z.int().min(0).max(wholeBps);
const planFields = {
  names: z.partialRecord(z.enum(languages), singleLine(60)),
  model: z.enum(commissionModels),
  levelBps: z.array(bps).max(maxAgentDepth),
  kilogramMinor: z.int().min(0).max(1_000_000),
  wholesaleBps: bps,
  confirmDays: z.int().min(0).max(365),
  sourceMonthMinor: z.int().min(1).max(10_000_000_000).nullable(),
  isActive: z.boolean(),
};
const AgentPlan = z.object({
  ...recordRef,
  ...planFields,
  names: z.record(z.string(), z.string()),
  agents: z.int(),
});
export type AgentPlan = z.output<typeof AgentPlan>;

const EarningRow = z.object({
  shopId: recordId,
  id: bigRecordId,
  orderNumber: z.string(),
  agentId: recordId,
  agentCode: z.string(),
  agentName: z.string(),
  buyerCode: z.string(),
  depth: z.int(),
  model: z.enum(commissionModels),
  baseMinor: z.int(),
  minor: z.int(),
  offsetMinor: z.int(),
  owedMinor: z.int(),
  state: z.enum(earningStates),
  voidFor: z.enum(voidReasons).nullable(),
  availableAt: instant.nullable(),
  createdAt: instant,
});
export type EarningRow = z.output<typeof EarningRow>;

/** A month in the shop's time zone, `2026-11`. */
const month = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/);

const SettlementRow = z.object({
  shopId: recordId,
  agentId: recordId,
  agentCode: z.string(),
  agentName: z.string(),
  /** Made available, reversed and moved to the balance within the month; current account balance. */
  earnedMinor: z.int(),
  reversedMinor: z.int(),
  movedMinor: z.int(),
  payableMinor: z.int(),
});
export type SettlementRow = z.output<typeof SettlementRow>;

export const agentDeskCalls = {
  list: staffCall({
    path: '/console/agents/list',
    access: 'agent:read',
    effect: 'read',
    summary: 'Lists agents in a state with their figures; the longest-pending applications first.',
    input: z.object({
      ...pageRequest(20, 100),
      search: searchText,
      shopId: recordId.optional(),
      state: z.enum(agentStates).default('applied'),
    }),
    output: pageOf(AgentRow).extend({
      counts: z.array(z.object({ state: z.enum(agentStates), count: z.int() })),
    }),
  }),
  approve: staffCall({
    path: '/console/agents/approve',
    access: 'agent:decide',
    effect: 'change',
    summary: 'Approves an application: the member becomes an agent on a plan.',
    input: z.object({ ...recordRef, planId: recordId }),
    output: z.null(),
  }),
  refuse: staffCall({
    path: '/console/agents/refuse',
    access: 'agent:decide',
    effect: 'change',
    summary: 'Refuses an application, for a reason shown to the member.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
  suspend: staffCall({
    path: '/console/agents/suspend',
    access: 'agent:decide',
    effect: 'change',
    summary: 'Suspends an agent: orders paid from now on earn nothing, and pending earnings stay pending.',
    input: z.object({ ...recordRef, reason }),
    output: z.null(),
  }),
  restore: staffCall({
    path: '/console/agents/restore',
    access: 'agent:decide',
    effect: 'change',
    summary: 'Restores a suspended agent, who earns again.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  setPlan: staffCall({
    path: '/console/agents/setPlan',
    access: 'agent:decide',
    effect: 'change',
    summary: 'Sets the plan of an agent, from the next order on.',
    input: z.object({ ...recordRef, planId: recordId }),
    output: z.null(),
  }),
};

export const agentPlanCalls = {
  list: staffCall({
    path: '/console/agent-plans/list',
    access: 'agent:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the agent plans and the shops that have agents.',
    input: z.object({}),
    output: z.object({
      items: z.array(AgentPlan),
      shops: z.array(z.object({ id: recordId, languages: z.array(z.enum(languages)) })),
    }),
  }),
  save: staffCall({
    path: '/console/agent-plans/save',
    access: 'agent:decide',
    effect: 'change',
    summary: 'Adds or updates a plan. It applies to orders paid from then on.',
    input: z
      .object({ shopId: recordId, id: recordId.optional(), ...planFields })
      .refine(({ names }) => Object.values(names).some((name) => name !== ''), { path: ['names'] })
      .refine((terms) => isPaying(terms), { path: ['model'] }),
    output: z.object({ id: recordId }),
  }),
};

export const earningDeskCalls = {
  list: staffCall({
    path: '/console/earnings/list',
    access: 'agent:read',
    effect: 'read',
    summary: 'Lists agents’ earnings from orders, newest first, with the reason where nothing is earned.',
    input: z.object({
      ...pageRequest(20, 100),
      search: searchText,
      shopId: recordId.optional(),
      state: z.enum(earningStates).optional(),
      voidFor: z.enum(voidReasons).optional(),
    }),
    output: pageOf(EarningRow),
  }),
  settlement: staffCall({
    path: '/console/earnings/settlement',
    access: 'agent:read',
    effect: 'read',
    summary: 'Returns a month of every agent: earned, reversed, moved, and what is payable now.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional(), month }),
    output: pageOf(SettlementRow),
  }),
  exportSettlement: staffCall({
    path: '/console/earnings/exportSettlement',
    access: 'agent:read',
    effect: 'read',
    summary: 'Exports the month of every agent as a sheet.',
    input: z.object({ shopId: recordId.optional(), month }),
    output: GeneratedDocument,
  }),
};
