import type { CustomsRule } from '@onehaul/domain/customs/check-goods';
import type { Language } from '@onehaul/domain/language';

export type FourNotes = Readonly<Record<Language, string>>;
export type RuleRow = CustomsRule & { readonly notes: FourNotes };

export const euCodes =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** Note for sources that are second-hand or older than a year. */
const toVerify: FourNotes = {
  zhHans: '规定可能变动，请先核实再作依据。',
  zhHanT: '規定可能變動，請先核實再作依據。',
  en: 'Rules move: check before relying on it.',
  vi: 'Quy định có thể thay đổi: hãy kiểm tra lại trước khi dựa vào.',
};

export const unproved = (notes: FourNotes): FourNotes => ({
  zhHans: `${notes.zhHans}${toVerify.zhHans}`,
  zhHanT: `${notes.zhHanT}${toVerify.zhHanT}`,
  en: `${notes.en} ${toVerify.en}`,
  vi: `${notes.vi} ${toVerify.vi}`,
});

type Given = Pick<RuleRow, 'id' | 'kind' | 'topic' | 'notes' | 'sourceUrl' | 'validFrom'> & Partial<RuleRow>;

export const rule = (given: Given): RuleRow => ({
  id: given.id,
  kind: given.kind,
  topic: given.topic,
  countryCodes: given.countryCodes ?? [],
  words: given.words ?? [],
  exceptWords: given.exceptWords ?? [],
  hsPrefixes: given.hsPrefixes ?? [],
  terms: given.terms ?? {},
  notes: given.notes,
  sourceUrl: given.sourceUrl,
  validFrom: given.validFrom,
  validUntil: given.validUntil ?? null,
});
