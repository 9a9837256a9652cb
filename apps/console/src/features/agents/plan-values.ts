import type { AgentPlan } from '@onehaul/contract/console/agents';
import { commissionModels } from '@onehaul/domain/agent/earning-state';
import { z } from 'zod';

const percent = z.number().min(0).max(100);
const name = z.string().trim().max(60).default('');

/** Form values of a plan: percentages and yuan with two decimals. */
export const planValues = z.object({
  shopId: z.int(),
  nameZhHans: name,
  nameZhHanT: name,
  nameEn: name,
  nameVi: name,
  model: z.enum(commissionModels),
  firstPercent: percent.nullish(),
  secondPercent: percent.nullish(),
  thirdPercent: percent.nullish(),
  kilogramYuan: z.number().min(0).max(10_000).nullish(),
  wholesalePercent: percent.nullish(),
  confirmDays: z.int().min(0).max(365),
  mostYuan: z.number().min(0.01).max(100_000_000).nullish(),
  isActive: z.boolean(),
});
export type PlanValues = z.output<typeof planValues>;

/** Converts percent to basis points, or yuan to fen; an empty field is 0. */
const hundredfold = (typed: number | null | undefined) => Math.round((typed ?? 0) * 100);

export function toFormValues(plan: AgentPlan | undefined, shopId: number | undefined): Partial<PlanValues> {
  if (!plan) {
    return {
      ...(shopId !== undefined && { shopId }),
      model: 'percent',
      firstPercent: 10,
      confirmDays: 7,
      isActive: true,
    };
  }
  const [first = 0, second = 0, third = 0] = plan.levelBps;
  const { names } = plan;
  return {
    shopId: plan.shopId,
    nameZhHans: names.zhHans ?? '',
    nameZhHanT: names.zhHanT ?? '',
    nameEn: names.en ?? '',
    nameVi: names.vi ?? '',
    model: plan.model,
    firstPercent: first / 100,
    secondPercent: second / 100,
    thirdPercent: third / 100,
    kilogramYuan: plan.kilogramMinor / 100,
    wholesalePercent: plan.wholesaleBps / 100,
    confirmDays: plan.confirmDays,
    mostYuan: plan.sourceMonthMinor === null ? null : plan.sourceMonthMinor / 100,
    isActive: plan.isActive,
  };
}

/** Converts form values to the call's input; trailing zero percentages are omitted from `levelBps`. */
export function toPlanInput(values: PlanValues, plan: Pick<AgentPlan, 'id' | 'shopId'> | undefined) {
  const levels = [values.firstPercent, values.secondPercent, values.thirdPercent].map(hundredfold);
  const last = levels.findLastIndex((bps) => bps > 0);
  return {
    shopId: plan?.shopId ?? values.shopId,
    ...(plan && { id: plan.id }),
    names: {
      zhHans: values.nameZhHans,
      zhHanT: values.nameZhHanT,
      en: values.nameEn,
      vi: values.nameVi,
    },
    model: values.model,
    levelBps: values.model === 'percent' ? levels.slice(0, last + 1) : [],
    kilogramMinor: values.model === 'perKilogram' ? hundredfold(values.kilogramYuan) : 0,
    wholesaleBps: values.model === 'margin' ? hundredfold(values.wholesalePercent) : 0,
    confirmDays: values.confirmDays,
    sourceMonthMinor: values.mostYuan ? hundredfold(values.mostYuan) : null,
    isActive: values.isActive,
  };
}
