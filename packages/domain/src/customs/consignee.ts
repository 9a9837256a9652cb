import { normalizeIdCard } from '../address/validate.ts';
import { phoneDigits } from '../phone.ts';

/** Countries where the receiver confirms each shipment at customs before it can be filed (A70). */
export const consigneeCountries: readonly string[] = ['TW'];
export const requiresConsigneeConfirmation = (countryCode: string) =>
  consigneeCountries.includes(countryCode);

/** Official page of the customs authority about the confirmation app. */
export const consigneeAppUrl = 'https://eweb.customs.gov.tw/singlehtml/3344?cntId=cus16_3344_3344_1303';
/** Duty-free shipments per person and half-year, each up to a maximum value. */
export const dutyFreeShipments = 6;
export const dutyFreeValue = { minor: 200_000, currency: 'TWD' } as const;

/** Values of the first letter, which encodes the place of first registration. */
const letters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
const letterNumber = (sign: string) => letters.indexOf(sign) + 10;

/** Matches an identity card, or a residence certificate in the new (8, 9) or old (A to D) format. */
const shape = /^[A-Z][1289A-D][0-9]{8}$/;
const isResident = (id: string) => /^[A-Z][89A-D]/.test(id);

/** Verifies the check digit. */
export function isTaiwanId(typed: string): boolean {
  const id = normalizeIdCard(typed);
  if (!shape.test(id)) return false;
  const first = letterNumber(id[0]!);
  const second = /[A-D]/.test(id[1]!) ? letterNumber(id[1]!) % 10 : Number(id[1]);
  const digits = [Math.floor(first / 10), first % 10, second, ...Array.from(id.slice(2), Number)];
  const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
  return weights.reduce((sum, weight, place) => sum + weight * digits[place]!, 0) % 10 === 0;
}

export const consigneeProblems = ['name', 'mobile', 'idMissing', 'idWrong', 'notRegistered'] as const;
export type ConsigneeProblem = (typeof consigneeProblems)[number];

type Consignee = {
  readonly receiverName: string;
  readonly phone: string;
  /** Undefined when unknown. */
  readonly idCard: string | undefined;
  readonly isRegistered: boolean;
};

const chineseName = /^\p{Script=Han}[\p{Script=Han}·．‧ ]{0,18}\p{Script=Han}$/u;
const foreignName = /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M} .,'-]{2,60}$/u;

/**
 * Returns what would prevent the receiver from confirming: the app matches name, mobile and identity number
 * together. Holders of a residence certificate are registered under their passport name.
 */
export function problemsOfConsignee({
  receiverName,
  phone,
  idCard,
  isRegistered,
}: Consignee): ConsigneeProblem[] {
  const name = receiverName.normalize('NFKC').trim();
  const id = idCard ? normalizeIdCard(idCard) : '';
  const isNamed = chineseName.test(name) || (isResident(id) && foreignName.test(name));
  return [
    ...(isNamed ? [] : (['name'] as const)),
    ...(/^09[0-9]{8}$/.test(phoneDigits(phone)) ? [] : (['mobile'] as const)),
    ...(id === '' ? (['idMissing'] as const) : isTaiwanId(id) ? [] : (['idWrong'] as const)),
    ...(isRegistered ? [] : (['notRegistered'] as const)),
  ];
}

const taipeiMs = 8 * 3_600_000;

/** January to June or July to December, in Taipei time. */
export function halfYearOf(now: Date): { readonly from: Date; readonly until: Date } {
  const there = new Date(now.getTime() + taipeiMs);
  const year = there.getUTCFullYear();
  const half = there.getUTCMonth() < 6 ? 0 : 6;
  const at = (month: number) => new Date(Date.UTC(year, month, 1) - taipeiMs);
  return { from: at(half), until: at(half + 6) };
}

/** Normalised identity of a receiver: the identity number, otherwise name and phone together. */
export function consigneeIdentity(receiver: {
  readonly receiverName: string;
  readonly phone: string;
  readonly idCard: string | undefined;
}): string {
  if (receiver.idCard) return `id ${normalizeIdCard(receiver.idCard)}`;
  const name = receiver.receiverName.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
  return `name ${name} ${phoneDigits(receiver.phone)}`;
}
