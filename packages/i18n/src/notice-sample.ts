import type { Language } from '@onehaul/domain/language';
import { type NoticeKind, noticeSubject } from '@onehaul/domain/notice';
import { type TemplateVariable, variablesOf } from '@onehaul/domain/notice-template';
import { noticeWord } from './notice-text.ts';

const samples: Partial<Record<TemplateVariable, Readonly<Record<string, unknown>>>> = {
  weight: { weightGrams: 1250 },
  amount: { minor: 12_345 },
  freeUntil: { freeUntil: '2027-01-15T04:00:00.000Z' },
  abandonAt: { abandonAt: '2027-03-15T04:00:00.000Z' },
  points: { points: 1200 },
  until: { until: '2027-01-15T04:00:00.000Z' },
};

/** Details of an invented event of a kind, for previews and test mails. */
export function sampleDetails(language: Language, kind: NoticeKind): Record<string, unknown> {
  const variables = variablesOf(kind, 'mail');
  const isParcel = noticeSubject(kind) === 'parcel';
  const words = (key: 'hold.damage' | 'hold.document') =>
    noticeWord(language, key).replace(noticeWord(language, 'reason'), '');
  return {
    ...(variables.includes('number') && { number: isParcel ? 'SF1234567890' : '0A1B2C3D4E' }),
    ...(variables.includes('reason') && { reason: kind === 'parcelHeld' ? 'wet' : words('hold.document') }),
    ...(variables.includes('note') && { note: words('hold.damage') }),
    ...Object.assign({}, ...variables.map((name) => samples[name] ?? {})),
  };
}
