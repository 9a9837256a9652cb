import type { AuditRow } from '@onehaul/contract/console/audit';
import { agreedQuantities } from '@onehaul/domain/quota';
import { receiveOutcomes } from '@onehaul/contract/console/stations';
import { isLanguage, type Language } from '@onehaul/domain/language';
import { lineDeliveries } from '@onehaul/domain/order/line-delivery';
import { payPolicies } from '@onehaul/domain/order/order-state';
import { holdReasons } from '@onehaul/domain/parcel/parcel-state';
import { announcementSeverities } from '@onehaul/domain/platform-announcement';
import { accessLevels } from '@onehaul/domain/staff/operator-access';
import { type Role, roles } from '@onehaul/domain/staff/role';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { Translate } from '@onehaul/i18n/translator';

type Words = Translate<'console'>;

/** Returns the label of an action, the path of its call; an action of a newer server keeps its name. */
export function actWords(act: string, t: Translate<'audit'>): string {
  const key = `act.${act}`;
  const words = t(key as MessageKey<'audit'>);
  return words === key ? act : words;
}

export const subjects = [
  'member',
  'staff',
  'parcel',
  'order',
  'currency',
  'line',
  'payment',
  'refund',
  'service',
  'case',
  'campaign',
] as const;

const outcomes = [
  'done',
  'wrongPassword',
  'suspended',
  'secondFactor',
  'enrol',
  'wrong',
  'wrongTooOften',
  'same',
  'cheaper',
  'borne',
  'due',
  'overLimit',
  'stands',
  'corrected',
  'promiseStands',
] as const;
const moneyWays = ['refund', 'wallet', 'gateway'] as const;
const fates = ['disposed', 'returned'] as const;
const picks = ['picked', 'complete'] as const;
const amounts = {
  quotedMinor: 'quoted',
  packedMinor: 'packed',
  forgivenMinor: 'forgiven',
  refundedMinor: 'refunded',
  minor: 'amount',
} as const;
const photoKinds = ['label', 'whole', 'damage'] as const;
const ways = ['totp', 'recoveryCode', 'enrolment'] as const;

export type Naming = {
  readonly t: Words;
  readonly stationWords: Translate<'station'>;
  readonly languageNames: Readonly<Record<Language, string>>;
  readonly number: (value: number) => string;
  /** Label of a field of the changed record, where it has one. */
  readonly labelOf?: (name: string) => string | undefined;
};

/** Returns the details of an entry, one sentence or pair each; unknown fields appear under their raw name. */
export function detailWords(details: AuditRow['details'], naming: Naming): string[] {
  const { from, to, ...others } = details;
  return [
    ...changes(from, to, naming),
    ...inOrder(others).map(([name, value]) => pair(name, value, naming)),
  ].filter((words) => words !== '');
}

/** Display order of detail fields: JSONB does not preserve key order. */
const order = ['outcome', 'by', 'name', 'email', 'roles', 'version', 'isAtOnce', 'note', 'reason'];

function inOrder(details: Readonly<Record<string, unknown>>): [string, unknown][] {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(details).sort(([one], [other]) => placeOf(one) - placeOf(other));
}

function changes(from: unknown, to: unknown, naming: Naming): string[] {
  if (from === undefined && to === undefined) return [];
  if (!isRecord(from) || !isRecord(to)) return [`${valueOf(from, naming)} → ${valueOf(to, naming)}`];
  return Object.keys(to)
    .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
    .map((name) => {
      const change = `${valueOf(from[name], naming)} → ${valueOf(to[name], naming)}`;
      return labelled(name, change, naming);
    });
}

function pair(name: string, value: unknown, naming: Naming): string {
  const { t, stationWords: s, languageNames } = naming;
  const outcome = outcomes.find((one) => one === value);
  if (name === 'outcome' && outcome) return t(`audit.outcome.${outcome}`);
  const received = receiveOutcomes.find((one) => one === value);
  if (name === 'outcome' && received) return s(`receive.${received}`);
  const picked = picks.find((one) => one === value);
  if (name === 'outcome' && picked) return s(`pick.${picked}`);
  const fate = fates.find((one) => one === value);
  if (name === 'outcome' && fate) return s(`state.${fate}`);
  const by = ways.find((one) => one === value);
  if (name === 'by' && by) return t(`audit.by.${by}`);
  const held = holdReasons.find((one) => one === value);
  if (name === 'reason' && held) return labelled(name, s(`hold.${held}`), naming);
  const photo = photoKinds.find((one) => one === value);
  if (name === 'kind' && photo) return s(`photo.${photo}`);
  // A proposal's id means nothing to a reader.
  if (name === 'disposal') return '';
  if (name === 'isProposed') return value === true ? t('audit.proposed') : '';
  if (name === 'isApproved') return t(value === true ? 'audit.approved' : 'audit.refused');
  if (name === 'refundedMinor' && value === 0) return '';
  if (name === 'isConfirmed') return t(value === true ? 'audit.confirmed' : 'audit.refused');
  if (name === 'isActive') return t(value === true ? 'audit.opened' : 'audit.closed');
  if (name in amounts && typeof value === 'number')
    return labelled(amounts[name as keyof typeof amounts], `¥${(value / 100).toFixed(2)}`, naming);
  // Internal row ids mean nothing to a reader.
  if (name === 'refunds') return '';
  const way = moneyWays.find((one) => one === value);
  if ((name === 'way' || name === 'decision') && way) return t(`audit.money.${way}`);
  if (name === 'isOpen') return t(value === true ? 'audit.opened' : 'audit.closed');
  if (name === 'isAtOnce') return t(value === true ? 'audit.atOnce' : 'audit.later');
  if (name === 'note' && value === '') return '';
  if (name === 'language' && isLanguage(value)) return languageNames[value];
  return labelled(name, valueOf(value, naming), naming);
}

const labels = [
  'name',
  'email',
  'roles',
  'reason',
  'version',
  'basedOn',
  'note',
  'bin',
  'weightGrams',
  'claim',
  'memberId',
  'payPolicy',
  'delivery',
  'number',
  'amount',
  'box',
  'parcel',
  'wave',
  'quoted',
  'packed',
  'forgiven',
  'refunded',
  'sku',
  'pieces',
] as const;

function labelled(name: string, value: string, { t, labelOf }: Naming): string {
  const known = labels.find((one) => one === name);
  const label = labelOf?.(name) ?? (known ? t(`audit.detail.${known}`) : name);
  return t('audit.pair', { name: label, value });
}

const companyLabels = [
  'host',
  'plan',
  'level',
  'hours',
  'visits',
  'text',
  'severity',
  'quantity',
  'endsOn',
  'modules',
  'off',
  'month',
  'paidOn',
  'reference',
] as const;

/** Label of a detail of a company's record. */
export function companyLabel(name: string, acts: Translate<'audit'>): string | undefined {
  const known = companyLabels.find((one) => one === name);
  return known && acts(`company.${known}`);
}

/** Details of a company's record, with words for the level of support access and the type of an announcement. */
export function companyDetails(details: AuditRow['details'], acts: Translate<'audit'>): AuditRow['details'] {
  const level = accessLevels.find((one) => one === details.level);
  const quantity = agreedQuantities.find((one) => one === details.quantity);
  const severity = announcementSeverities.find((one) => one === details.severity);
  return {
    ...details,
    ...(level && { level: acts(`company.level.${level}`) }),
    ...(quantity && { quantity: acts(`company.quantity.${quantity}`) }),
    ...(severity && { severity: acts(`company.severity.${severity}`) }),
  };
}

function valueOf(value: unknown, naming: Naming): string {
  const { t, number } = naming;
  if (value === undefined || value === null || value === '') return '-';
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return value.map((one) => valueOf(one, naming)).join(t('list.comma'));
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => pair(name, one, naming))
      .join(t('list.comma'));
  const policy = payPolicies.find((one) => one === value);
  if (policy) return t(`audit.payPolicy.${policy}`);
  const delivery = lineDeliveries.find((one) => one === value);
  if (delivery) return t(`audit.delivery.${delivery}`);
  const role = roles.find((one): one is Role => one === value);
  return role ? t(`role.${role}`) : String(value as string | boolean);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
