import { type Language, languageTags } from '@onehaul/domain/language';
import { type NoticeKind, noticeSubject } from '@onehaul/domain/notice';
import { holdReasons } from '@onehaul/domain/parcel/parcel-state';
import en from '../messages/en/notice.json' with { type: 'json' };
import vi from '../messages/vi/notice.json' with { type: 'json' };
import zhHans from '../messages/zhHans/notice.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/notice.json' with { type: 'json' };
import { dateFormat } from './formats.ts';
import { measuresIn } from './measures.ts';
import { fillText, type Values } from './text.ts';

type Key = keyof typeof en;
const texts: Record<Language, Record<Key, string>> = { zhHans, zhHanT, en, vi };
/** Account currency; amounts in another currency name it. */
const baseCurrency = 'CNY';
/** No text here has plural forms, so any rules do. */
const plurals = new Intl.PluralRules('en');

/** A text of notifications and their mails. */
export function noticeWord(language: Language, key: Key, values: Values = {}): string {
  return fillText(texts[language], key, values, plurals);
}

type NoticeContent = {
  readonly kind: NoticeKind;
  /** Details recorded with the event; each may be missing. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Current warehouse of the parcel, in the reader's language. */
  readonly warehouse: string;
  /** Time zone of the shop, in which dates are shown. */
  readonly timeZone: string;
};

/** Kinds whose text names the warehouse. */
const kindsWithWarehouse: readonly NoticeKind[] = [
  'parcelReceived',
  'parcelStored',
  'parcelMisrouted',
  'parcelHeld',
];

const said = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What an event says, in the reader's language; empty where it says nothing. */
export function noticeValues(language: Language, { kind, details, warehouse, timeZone }: NoticeContent) {
  const tag = languageTags[language];
  const measures = measuresIn(tag);
  const date = (value: unknown) => {
    const instant = new Date(said(value));
    return Number.isNaN(instant.getTime())
      ? ''
      : dateFormat(tag, { dateStyle: 'long', timeZone }).format(instant);
  };
  const { weightGrams, currency, points } = details;
  // The event's own amount, otherwise the amount due, otherwise the total.
  const minor = [details.minor, details.dueMinor, details.totalMinor].find(Number.isSafeInteger);
  const holdReason = kind === 'parcelHeld' && holdReasons.find((reason) => reason === details.reason);
  return {
    number: said(details.number),
    weight: typeof weightGrams === 'number' ? measures.weight(weightGrams) : '',
    amount: typeof minor === 'number' ? measures.money(minor, said(currency) || baseCurrency) : '',
    freeUntil: date(details.freeUntil),
    abandonAt: date(details.abandonAt),
    points: typeof points === 'number' ? measures.number(points) : '',
    until: date(details.until),
    warehouse,
    // A recorded reason is a code; its sentence begins with the word "Reason", which a shop's text says itself.
    reason:
      kind === 'parcelHeld'
        ? holdReason
          ? noticeWord(language, `hold.${holdReason}`).replace(noticeWord(language, 'reason'), '')
          : ''
        : said(details.reason),
    note: said(details.note),
  };
}

/** Localises a notification: the event, and a sentence for each known detail. */
export function noticeText(language: Language, content: NoticeContent) {
  const { kind, details } = content;
  const { number, ...known } = noticeValues(language, content);
  const word = (key: Key, values?: Values) => noticeWord(language, key, values);
  const isSpaced = language === 'en' || language === 'vi';
  /** Ends free text with a full stop. */
  const stopped = (value: string) =>
    value.replace(/(?<![.!?。！？…])$/, isSpaced ? '.' : '。').replace(/^[.。]$/, '');
  const sentence = (key: Key, values: Record<string, string>) =>
    Object.values(values).every((value) => value !== '') ? [word(key, values)] : [];

  const isHeld = kind === 'parcelHeld';
  const holdReason = isHeld && holdReasons.find((reason) => reason === details.reason);
  const isEnding = kind === 'storageEnding' || kind === 'parcelStored';
  const sentences = [
    // Without a number the text refers to "the parcel" only, so the surplus spaces are removed.
    word(`text.${kind}`, { number }).replace(number ? /$^/ : / +(?=[ .,])/g, ''),
    ...(kind === 'parcelStored' ? sentence('weight', { weight: known.weight }) : []),
    ...sentence('amount', { amount: known.amount }),
    ...(isEnding ? sentence('freeUntil', { date: known.freeUntil }) : []),
    ...(kind === 'pointsEnding' ? sentence('points', { points: known.points, date: known.until }) : []),
    ...(kind === 'storageDue' ? sentence('abandonAt', { date: known.abandonAt }) : []),
    ...(holdReason ? [word(`hold.${holdReason}`)] : []),
    ...(kindsWithWarehouse.includes(kind) ? sentence('warehouse', { warehouse: known.warehouse }) : []),
    ...(isHeld ? [] : sentence('reason', { reason: stopped(known.reason) })),
    ...sentence('note', { note: stopped(known.note) }),
  ];
  return {
    // An order's title already contains the word "order".
    title: word(`title.${kind}`, {
      number: number || (noticeSubject(kind) === 'parcel' ? word('parcel') : ''),
    })
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
    text: sentences.join(isSpaced ? ' ' : ''),
  };
}
