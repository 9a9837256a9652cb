import { type CaseRow, caseCalls } from '@onehaul/contract/case';
import { orderCalls } from '@onehaul/contract/order';
import { parcelCalls } from '@onehaul/contract/parcel';
import { type CaseTarget, openCaseRefusal } from '@onehaul/domain/case/case-rules';
import { type CaseKind, caseKinds, type CaseTab, caseTabs } from '@onehaul/domain/case/case-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import type { Send } from '../../app/session-context.tsx';

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ filters }: Pick<ListQuery, 'filters'>): { tab?: CaseTab; kind?: CaseKind } {
  const tab = caseTabs.find((one) => one === filters.tab);
  const kind = caseKinds.find((one) => one === filters.kind);
  return { ...(tab && { tab }), ...(kind && { kind }) };
}

export const loadCases = (
  send: Send,
  { page, rows, ...query }: ListQuery,
): Promise<{ items: CaseRow[]; total: number }> =>
  send(caseCalls.list, { ...inputOf(query), pageIndex: page, pageRows: rows });

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

/** Prefill of the case form, from a link in a parcel's or order's drawer. */
export type CasePrefill = { readonly kind?: CaseKind; readonly key?: string; readonly number?: string };

const thing = /^(parcel|order)-[1-9]\d{0,14}$/;

export function readCasePrefill(address: URLSearchParams): CasePrefill | undefined {
  if (!address.has('new')) return undefined;
  const kind = caseKinds.find((one) => one === address.get('new'));
  const key = address.get('about') ?? '';
  return {
    ...(kind && { kind }),
    ...(thing.test(key) && { key, number: (address.get('number') ?? '').slice(0, 40) }),
  };
}

/** Converts a link from another page into the list URL with that case open. */
export function openedByLink(address: URLSearchParams): URLSearchParams | undefined {
  const id = address.get('case');
  if (id === null) return undefined;
  const next = new URLSearchParams(address);
  next.delete('case');
  if (/^[1-9]\d{0,14}$/.test(id)) next.set('open', id);
  return next;
}

/** Removes the parameters that opened the form. */
export function withoutCasePrefill(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['new', 'about', 'number']) next.delete(name);
  return next;
}
