import type { PickOutcome } from '@onehaul/contract/console/fulfilment';
import type { ReceiveOutcome, StationParcel } from '@onehaul/contract/console/stations';
import type { Measures } from '@onehaul/i18n/measures';
import type { Translate } from '@onehaul/i18n/translator';
import { otherPersonRefusal } from '../outbox/drain.ts';
import type { AnswerOf, Entry } from '../outbox/entry.ts';
import { keyLabels } from './key-map.ts';
import type { Tone } from './sounds.ts';

type Words = Translate<'station'>;

/** Result of a scan: tone, word, and an instruction for the parcel. */
export type ScanResult = { readonly tone: Tone; readonly word: string; readonly text: string };

const receiveTones: Readonly<Record<ReceiveOutcome, Tone>> = {
  expected: 'good',
  member: 'good',
  misrouted: 'notice',
  unclaimed: 'notice',
  contested: 'notice',
  again: 'again',
  known: 'notice',
  otherShop: 'bad',
};

const pickTones: Readonly<Record<PickOutcome, Tone>> = {
  picked: 'good',
  complete: 'good',
  again: 'again',
  known: 'notice',
};

export function scanResultOf(entry: Entry, t: Words, measures: Measures): ScanResult {
  if (entry.state === 'waiting')
    return { tone: 'kept', word: t('fate.waiting'), text: t('fate.waitingText') };
  if (entry.state === 'conflict')
    return { tone: 'bad', word: t('fate.refused'), text: refusalText(entry, t) };
  return answeredResultOf(entry, t, measures);
}

export function refusalText({ refusal }: Pick<Entry, 'refusal'>, t: Words): string {
  if (refusal?.error === otherPersonRefusal.error) return t('conflict.otherPerson');
  return refusal?.message ?? '';
}

function answeredResultOf(entry: Entry, t: Words, { weight }: Measures): ScanResult {
  // An answer in an unknown format (newer server) is reported only as done.
  if (entry.answer === undefined) return { tone: 'good', word: t('fate.done'), text: '' };
  switch (entry.kind) {
    case 'receive': {
      const { outcome, elsewhere } = entry.answer as AnswerOf<'receive'>;
      const words = { ...keyLabels, warehouse: elsewhere ?? '-' };
      return {
        tone: receiveTones[outcome],
        word: t(`receive.${outcome}`),
        text:
          outcome === 'known' && elsewhere
            ? t('receive.knownElsewhereText', words)
            : t(`receive.${outcome}Text`, words),
      };
    }
    case 'assign':
      return { tone: 'good', word: t('fate.assigned'), text: t('fate.assignedText') };
    case 'addPhoto':
      return { tone: 'good', word: t('fate.photo'), text: '' };
    case 'measure': {
      const { weightGrams } = entry.answer as StationParcel;
      return {
        tone: 'good',
        word: t('fate.measured', { weight: weight(weightGrams ?? entry.input.weightGrams) }),
        text: t('fate.measuredText'),
      };
    }
    case 'shelve':
      return { tone: 'good', word: t('fate.shelved', { bin: entry.input.binCode }), text: '' };
    case 'hold':
      return {
        tone: 'notice',
        word: t('fate.held'),
        text: t('fate.heldText', { reason: t(`hold.${entry.input.reason}`) }),
      };
    case 'release':
      return { tone: 'good', word: t('fate.released'), text: t('fate.releasedText') };
    case 'pickParcel':
      return pickResultOf(entry.answer as AnswerOf<'pickParcel'>, t);
    case 'pickItem': {
      const { itemCount: parcelCount, ...picked } = entry.answer as AnswerOf<'pickItem'>;
      return pickResultOf({ ...picked, parcelCount }, t);
    }
    case 'shortItem':
    case 'shortPick': {
      const { orderNumber: order } = entry.answer as AnswerOf<'shortPick'>;
      return { tone: 'notice', word: t('pick.short'), text: t('pick.shortText', { order }) };
    }
  }
}

type Picked = Pick<
  AnswerOf<'pickParcel'>,
  'outcome' | 'orderNumber' | 'pickedCount' | 'parcelCount' | 'isWaveDone'
>;

function pickResultOf(answer: Picked, t: Words): ScanResult {
  const { outcome, orderNumber: order, pickedCount: picked, parcelCount: parcels, isWaveDone } = answer;
  return {
    tone: pickTones[outcome],
    word: t(`pick.${outcome}`),
    text: [t(`pick.${outcome}Text`, { order, picked, parcels }), isWaveDone && t('pick.waveDone')]
      .filter(Boolean)
      .join(' '),
  };
}

const withoutParcel: readonly Entry['kind'][] = [
  'addPhoto',
  'pickParcel',
  'shortPick',
  'pickItem',
  'shortItem',
];

/** Returns the parcel a scan concerned, if the server's answer contains one. */
export function parcelOf({ kind, answer }: Entry): StationParcel | undefined {
  if (!answer || withoutParcel.includes(kind)) return undefined;
  if (kind === 'receive') return (answer as AnswerOf<'receive'>).parcel ?? undefined;
  return answer as StationParcel;
}
