import type advice from '../messages/en/advice.json';
import type bill from '../messages/en/bill.json';
import type fee from '../messages/en/fee.json';
import type member from '../messages/en/member.json';
import type parcel from '../messages/en/parcel.json';
import type pickup from '../messages/en/pickup.json';
import type refusal from '../messages/en/refusal.json';
import type session from '../messages/en/session.json';
import type station from '../messages/en/station.json';
import type tariff from '../messages/en/tariff.json';
import type { messages as ofConsole } from './console/en.ts';
import type { messages as ofWeb } from './web/en.ts';

type Late = {
  advice: typeof advice;
  bill: typeof bill;
  fee: typeof fee;
  member: typeof member;
  parcel: typeof parcel;
  pickup: typeof pickup;
  refusal: typeof refusal;
  session: typeof session;
  station: typeof station;
  tariff: typeof tariff;
};
type English = typeof ofWeb & typeof ofConsole & Late;

/** Every file of texts; a page has loaded those of its app. */
export type Namespace = keyof English;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;
/** The keys a namespace offers: a text with plural forms is asked for by its stem. */
export type MessageKey<N extends Namespace> = WithoutForm<keyof English[N]> & string;
