import type { Language } from '@onehaul/domain/language';
import type { NoticeKind } from '@onehaul/domain/notice';
import {
  hasSubject,
  type TemplateChannel,
  type TemplateVariable,
  variablesOf,
} from '@onehaul/domain/notice-template';
import { noticeWord } from './notice-text.ts';
import { smsText } from './sms-text.ts';

const gap = (name: TemplateVariable) => `{{${name}}}`;

/** Sentences about a detail, each with the values it names. */
const detailLines = [
  { key: 'weight', gaps: { weight: 'weight' } },
  { key: 'amount', gaps: { amount: 'amount' } },
  { key: 'freeUntil', gaps: { date: 'freeUntil' } },
  { key: 'points', gaps: { points: 'points', date: 'until' } },
  { key: 'abandonAt', gaps: { date: 'abandonAt' } },
  { key: 'reason', gaps: { reason: 'reason' } },
  { key: 'warehouse', gaps: { warehouse: 'warehouse' } },
  { key: 'note', gaps: { note: 'note' } },
] as const satisfies readonly {
  key: Parameters<typeof noticeWord>[1];
  gaps: Readonly<Record<string, TemplateVariable>>;
}[];

/**
 * Our own text of a notice as a template: what a shop begins from. Each detail is a line of its own, because a
 * line without its value is left out.
 */
export function defaultTemplate(
  language: Language,
  kind: NoticeKind,
  channel: TemplateChannel,
): { subject: string; body: string } {
  const number = gap('number');
  const title = noticeWord(language, `title.${kind}`, { number });
  if (!hasSubject(channel))
    return { subject: '', body: smsText(language, 'notice', { shop: gap('shop'), title }) };
  const allowed = variablesOf(kind, channel);
  const lines = detailLines
    // A warning of the end of free storage does not name the day the parcel is given up.
    .filter(({ key }) => key !== 'abandonAt' || kind === 'storageDue')
    .filter(({ gaps }) => Object.values(gaps).every((name) => allowed.includes(name)))
    .map(({ key, gaps }) =>
      noticeWord(
        language,
        key,
        Object.fromEntries(Object.entries(gaps).map(([place, name]) => [place, gap(name)])),
      ),
    );
  return {
    subject: channel === 'mail' ? noticeWord(language, 'mail.subject', { title, shop: gap('shop') }) : title,
    body: [noticeWord(language, `text.${kind}`, { number }), ...lines].join('\n'),
  };
}
