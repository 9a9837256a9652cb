import { orderCalls } from '@onehaul/contract/order';
import { parcelCalls } from '@onehaul/contract/parcel';
import { type CaseTarget, openCaseRefusal } from '@onehaul/domain/case/case-rules';
import type { CaseKind } from '@onehaul/domain/case/case-state';
import type { Send } from '../../app/session-context.tsx';

/** A selectable subject of a case. */
export type Choice = {
  readonly key: string;
  readonly of: 'parcel' | 'order';
  readonly id: number;
  readonly number: string;
  readonly goodsName: string;
  readonly target: CaseTarget;
};

const maxCount = 50;

/** Loads the member's newest parcels and orders, orders first. */
export async function loadChoices(send: Send): Promise<Choice[]> {
  const [orders, parcels] = await Promise.all([
    send(orderCalls.list, { search: '', pageIndex: 1, pageRows: maxCount }),
    send(parcelCalls.list, { search: '', pageIndex: 1, pageRows: maxCount }),
  ]);
  return [
    ...orders.items.map(({ id, number, goodsName, step, deliveredAt, completedAt }) => ({
      key: `order-${id}`,
      of: 'order' as const,
      id,
      number,
      goodsName,
      target: { of: 'order' as const, step, deliveredAt, completedAt },
    })),
    ...parcels.items.map(({ id, courierNumber, goodsName, state, weightGrams }) => ({
      key: `parcel-${id}`,
      of: 'parcel' as const,
      id,
      number: courierNumber,
      goodsName,
      target: { of: 'parcel' as const, state, isMeasured: weightGrams !== null },
    })),
  ];
}

/** Subjects that allow a case now, by the shop's claim window. */
export const choicesFor = (
  kind: CaseKind,
  choices: readonly Choice[],
  claimWindowDays: number,
  now = new Date(),
): Choice[] =>
  choices.filter(({ target }) => openCaseRefusal(kind, target, { claimWindowDays, now }) === undefined);
