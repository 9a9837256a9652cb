import { agentDeskCalls, agentPlanCalls, earningDeskCalls } from '@onehaul/contract/console/agents';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { exportSettlement, findAgents, findPlans, findSettlement, searchEarnings } from './agent-desk.ts';
import { approveAgent } from './approve-agent.ts';
import { refuseAgent } from './refuse-agent.ts';
import { restoreAgent } from './restore-agent.ts';
import { saveAgentPlan } from './save-agent-plan.ts';
import { setAgentPlan } from './set-agent-plan.ts';
import { suspendAgent } from './suspend-agent.ts';

const agents: StaffRoute[] = bindStaff(agentDeskCalls, {
  list: ({ db, language }, input) => findAgents(db, language, withLimitAndOffset(input)),
  approve: async ({ db, staff, audit }, { planId, ...which }) => {
    await approveAgent(db, staff.id, { ...which, planId });
    audit('agent', recordName(which.shopId, which.id), { planId });
    return null;
  },
  refuse: async ({ db, staff, audit }, { reason, ...which }) => {
    await refuseAgent(db, staff.id, { ...which, reason });
    audit('agent', recordName(which.shopId, which.id), { reason });
    return null;
  },
  suspend: async ({ db, staff, audit }, { reason, ...which }) => {
    await suspendAgent(db, staff.id, { ...which, reason });
    audit('agent', recordName(which.shopId, which.id), { reason });
    return null;
  },
  restore: async ({ db, staff, audit }, which) => {
    await restoreAgent(db, staff.id, which);
    audit('agent', recordName(which.shopId, which.id));
    return null;
  },
  setPlan: async ({ db, audit }, { planId, ...which }) => {
    await setAgentPlan(db, { ...which, planId });
    audit('agent', recordName(which.shopId, which.id), { planId });
    return null;
  },
});

const plans: StaffRoute[] = bindStaff(agentPlanCalls, {
  list: ({ db }) => findPlans(db),
  save: async ({ db, audit }, draft) => {
    const saved = await saveAgentPlan(db, draft);
    const { model, levelBps, kilogramMinor, wholesaleBps, confirmDays, sourceMonthMinor, isActive } = draft;
    const terms = { model, levelBps, kilogramMinor, wholesaleBps, confirmDays, sourceMonthMinor, isActive };
    audit('agentPlan', recordName(draft.shopId, saved.id), terms);
    return saved;
  },
});

const earnings: StaffRoute[] = bindStaff(earningDeskCalls, {
  list: ({ db }, input) => searchEarnings(db, withLimitAndOffset(input)),
  settlement: ({ db, language }, input) => findSettlement(db, language, withLimitAndOffset(input)),
  exportSettlement: ({ db, language }, input) => exportSettlement(db, language, input),
});

/** Console routes for agents, agent plans and earnings. */
export const agentConsoleRoutes: readonly StaffRoute[] = [...agents, ...plans, ...earnings];
