import type { AgentPlan } from '@onehaul/contract/console/agents';
import { expect, test } from 'vitest';
import { planValues, toFormValues, toPlanInput } from './plan-values.ts';

const plan: AgentPlan = {
  shopId: 1,
  id: 2,
  names: { en: 'Standard' },
  agents: 0,
  model: 'percent',
  levelBps: [1025, 300],
  kilogramMinor: 0,
  wholesaleBps: 0,
  confirmDays: 7,
  sourceMonthMinor: 50_001,
  isActive: true,
};

test('a plan that is opened and saved again is the same plan', () => {
  const { agents: _a, names, ...terms } = plan;
  const typed = planValues.parse(toFormValues(plan, undefined));
  expect(toPlanInput(typed, plan)).toMatchObject({ ...terms, names: { ...names, vi: '' } });
});

test('only what belongs to the model is kept', () => {
  const typed = planValues.parse({
    ...toFormValues(plan, undefined),
    model: 'perKilogram',
    kilogramYuan: 1.29,
  });
  expect(toPlanInput(typed, undefined)).toMatchObject({ levelBps: [], kilogramMinor: 129, wholesaleBps: 0 });
});
