import { type CaseKind, caseKinds, type CaseTab, caseTabs } from '@onehaul/domain/case/case-state';
import type { ListState } from '@onehaul/ui/list/address-state';

/** Filters of the list in its URL. */
export const caseFilterNames = ['tab', 'kind'];
export const caseRowChoices = [20, 50];

/** Maps the list's URL to call input; unknown values are ignored. */
export function inputOf({ filters }: Pick<ListState, 'filters'>): { tab?: CaseTab; kind?: CaseKind } {
  const tab = caseTabs.find((one) => one === filters.tab);
  const kind = caseKinds.find((one) => one === filters.kind);
  return { ...(tab && { tab }), ...(kind && { kind }) };
}

/** Prefill of the case form, from a link in a parcel's or order's drawer. */
export type CasePrefill = { readonly kind?: CaseKind; readonly key?: string; readonly number?: string };

/** Parameters of the URL that open the form. */
export const prefillNames = ['new', 'about', 'number'];
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
  for (const name of prefillNames) next.delete(name);
  return next;
}
