import { isChannelPossible, type NoticeKind, noticeSubject } from './notice.ts';

/** Where a text appears. Push messages carry the text of the website. */
export const templateChannels = ['page', 'mail', 'sms'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

export const hasTemplate = (kind: NoticeKind, channel: TemplateChannel) =>
  channel === 'page' || isChannelPossible(kind, channel);
export const templateChannelsOf = (kind: NoticeKind) =>
  templateChannels.filter((channel) => hasTemplate(kind, channel));

/** An SMS has no subject. */
export const hasSubject = (channel: TemplateChannel) => channel !== 'sms';

/** Values a text can name, in the order they are offered. */
export const templateVariables = [
  'shop',
  'name',
  'number',
  'weight',
  'amount',
  'freeUntil',
  'abandonAt',
  'points',
  'until',
  'warehouse',
  'reason',
  'note',
] as const;
export type TemplateVariable = (typeof templateVariables)[number];
type TemplateValues = { readonly [Name in TemplateVariable]?: string };

/** Kinds whose event records the value. */
const kindsWith: Partial<Record<TemplateVariable, readonly NoticeKind[]>> = {
  weight: ['parcelStored'],
  amount: [
    'orderPriced',
    'orderOverCeiling',
    'orderDifferenceDue',
    'orderRefunded',
    'rechargeSettled',
    'withdrawalPaid',
    'withdrawalRejected',
    'balanceAdded',
    'balanceDeducted',
    'earningAvailable',
    'serviceQuoted',
    'caseOffered',
    'caseClosed',
  ],
  freeUntil: ['parcelStored', 'storageEnding'],
  abandonAt: ['storageEnding', 'storageDue'],
  points: ['pointsEnding'],
  until: ['pointsEnding'],
  warehouse: ['parcelReceived', 'parcelStored', 'parcelMisrouted', 'parcelHeld'],
  reason: [
    'parcelHeld',
    'claimRejected',
    'depositRejected',
    'withdrawalRejected',
    'balanceAdded',
    'balanceDeducted',
  ],
  note: ['parcelHeld'],
};
/** Typed by staff and of any length: an SMS is paid by length. */
const notInSms: readonly TemplateVariable[] = ['reason', 'note'];

/** The values a text of this kind and channel may name. */
export function variablesOf(kind: NoticeKind, channel: TemplateChannel): readonly TemplateVariable[] {
  const subject = noticeSubject(kind);
  const hasNumber =
    subject !== 'reward' && subject !== 'wallet' && (subject !== 'agent' || kind === 'earningAvailable');
  return templateVariables.filter((name) => {
    if (channel === 'sms' && notInSms.includes(name)) return false;
    if (name === 'number') return hasNumber;
    return kindsWith[name]?.includes(kind) ?? (name === 'shop' || name === 'name');
  });
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

export type TemplateProblem =
  | { readonly key: 'braces' }
  | { readonly key: 'unknown'; readonly name: string }
  | { readonly key: 'missing'; readonly name: TemplateVariable };

type Target = { readonly kind: NoticeKind; readonly channel: TemplateChannel };

/** Why a text cannot be saved; undefined when it can. An SMS must say who sends it. */
export function templateProblem(text: string, { kind, channel }: Target): TemplateProblem | undefined {
  if (/[{}]/.test(text.replaceAll(placeholder, ''))) return { key: 'braces' };
  const used = [...text.matchAll(placeholder)].map(([, name]) => name!);
  const allowed: readonly string[] = variablesOf(kind, channel);
  const unknown = used.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return { key: 'unknown', name: unknown };
  if (channel === 'sms' && text !== '' && !used.includes('shop')) return { key: 'missing', name: 'shop' };
  return undefined;
}

/** A value is one line of text: line breaks of a note must not become lines of the message. */
const oneLine = (value: string | undefined) =>
  (value ?? '').replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/**
 * Fills a text. A line that names a missing value is left out; the result is empty if no line remains.
 * Values are inserted once and never read as templates themselves.
 */
export function renderTemplate(text: string, values: TemplateValues): string {
  const valueOf = (name: string) =>
    oneLine(Object.hasOwn(values, name) ? values[name as TemplateVariable] : '');
  return text
    .split(/\r?\n/)
    .filter((line) => [...line.matchAll(placeholder)].every(([, name]) => valueOf(name!) !== ''))
    .map((line) => line.replaceAll(placeholder, (_, name: string) => valueOf(name)).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Longest texts by channel, in characters. */
export const maxSubjectLength = 150;
export const maxBodyLength: Readonly<Record<TemplateChannel, number>> = { page: 600, mail: 2000, sms: 300 };
