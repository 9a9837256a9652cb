import { agentDeskCalls, agentPlanCalls, earningDeskCalls } from '@onehaul/contract/console/agents';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import {
  approveAgent,
  exportSettlement,
  findAgents,
  findPlans,
  findSettlement,
  refuseAgent,
  restoreAgent,
  saveAgentPlan,
  searchEarnings,
  setAgentPlan,
  suspendAgent,
} from '../agent/index.ts';

type Paged = { readonly pageIndex: number; readonly pageRows: number };
const paged = <T extends Paged>({ pageIndex, pageRows, ...rest }: T) => ({
  ...rest,
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});
/** A record of a shop, as the audit log names it. */
const nameOf = (shopId: number, id: number | string) => `${shopId}/${id}`;

const agents: StaffRoute[] = bindStaff(agentDeskCalls, {
  list: ({ db, language }, input) => findAgents(db, language, paged(input)),
  approve: async ({ db, staff, audit }, { planId, ...which }) => {
    await approveAgent(db, staff.id, { ...which, planId });
    audit('agent', nameOf(which.shopId, which.id), { planId });
    return null;
  },
  refuse: async ({ db, staff, audit }, { reason, ...which }) => {
    await refuseAgent(db, staff.id, { ...which, reason });
    audit('agent', nameOf(which.shopId, which.id), { reason });
    return null;
  },
  suspend: async ({ db, staff, audit }, { reason, ...which }) => {
    await suspendAgent(db, staff.id, { ...which, reason });
    audit('agent', nameOf(which.shopId, which.id), { reason });
    return null;
  },
  restore: async ({ db, staff, audit }, which) => {
    await restoreAgent(db, staff.id, which);
    audit('agent', nameOf(which.shopId, which.id));
    return null;
  },
  setPlan: async ({ db, audit }, { planId, ...which }) => {
    await setAgentPlan(db, { ...which, planId });
    audit('agent', nameOf(which.shopId, which.id), { planId });
    return null;
  },
});

const plans: StaffRoute[] = bindStaff(agentPlanCalls, {
  list: ({ db }) => findPlans(db),
  save: async ({ db, audit }, draft) => {
    const saved = await saveAgentPlan(db, draft);
    const { model, levelBps, kilogramMinor, wholesaleBps, confirmDays, sourceMonthMinor, isActive } = draft;
    const terms = { model, levelBps, kilogramMinor, wholesaleBps, confirmDays, sourceMonthMinor, isActive };
    audit('agentPlan', nameOf(draft.shopId, saved.id), terms);
    return saved;
  },
});

const earnings: StaffRoute[] = bindStaff(earningDeskCalls, {
  list: ({ db }, input) => searchEarnings(db, paged(input)),
  settlement: ({ db }, input) => findSettlement(db, paged(input)),
  exportSettlement: ({ db, language }, input) => exportSettlement(db, language, input),
});

/** What a company does about its agents. */
export const agentDeskRoutes: readonly StaffRoute[] = [...agents, ...plans, ...earnings];
