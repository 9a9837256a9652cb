import type address from '../messages/en/address.json';
import type advice from '../messages/en/advice.json';
import type bill from '../messages/en/bill.json';
import type dispatch from '../messages/en/dispatch.json';
import type fee from '../messages/en/fee.json';
import type finance from '../messages/en/finance.json';
import type member from '../messages/en/member.json';
import type order from '../messages/en/order.json';
import type packing from '../messages/en/packing.json';
import type parcel from '../messages/en/parcel.json';
import type payment from '../messages/en/payment.json';
import type pickup from '../messages/en/pickup.json';
import type refusal from '../messages/en/refusal.json';
import type session from '../messages/en/session.json';
import type station from '../messages/en/station.json';
import type tariff from '../messages/en/tariff.json';
import type tracking from '../messages/en/tracking.json';
import type wizard from '../messages/en/wizard.json';
import type { messages as ofConsole } from './console/en.ts';
import type { messages as ofWeb } from './web/en.ts';

type Late = {
  address: typeof address;
  advice: typeof advice;
  bill: typeof bill;
  dispatch: typeof dispatch;
  fee: typeof fee;
  finance: typeof finance;
  member: typeof member;
  order: typeof order;
  packing: typeof packing;
  parcel: typeof parcel;
  payment: typeof payment;
  pickup: typeof pickup;
  refusal: typeof refusal;
  session: typeof session;
  station: typeof station;
  tariff: typeof tariff;
  tracking: typeof tracking;
  wizard: typeof wizard;
};
type English = typeof ofWeb & typeof ofConsole & Late;

/** Every file of texts; a page has loaded those of its app. */
export type Namespace = keyof English;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;
/** The keys a namespace offers: a text with plural forms is asked for by its stem. */
export type MessageKey<N extends Namespace> = WithoutForm<keyof English[N]> & string;
