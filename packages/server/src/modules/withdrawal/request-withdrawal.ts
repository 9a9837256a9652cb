import { type Withdrawal, withdrawalCalls } from '@onehaul/contract/wallet';
import { wirePath } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { cardTail, parseCardNumber } from '@onehaul/domain/wallet/card-number';
import { holdWithdrawal } from '@onehaul/domain/wallet/journals';
import { payableFrom, withdrawalRefusal, workingDaysAfter } from '@onehaul/domain/wallet/withdrawal';
import type { ChangeContext } from '../../http/context.ts';
import { generateExternalNumber } from '../../external-number.ts';
import { emit } from '../../outbox/emit.ts';
import { notifyStaff } from '../../outbox/notify-staff.ts';
import type { Services } from '../../services.ts';
import { assertProof } from '../session/index.ts';
import { findSettings } from '../shop/index.ts';
import { postJournal } from '../wallet/index.ts';
import { cardByPrint, insertCard, ownCard, ownCards } from './bank-card.repository.ts';
import { cardPrint, cardPrints, sealCard } from './card-secret.ts';
import { requestsOfLastDay, insertWithdrawal, lockPayee, ownWithdrawal } from './withdrawal.repository.ts';

const maxCards = 10;
/** Wire name of a field. */
const wireFieldOf = (field: string) => wirePath(withdrawalCalls.withdraw.input, [field]);

type WithdrawalRequest = {
  readonly minor: number;
  readonly cardId?: number | undefined;
  readonly holder: string;
  readonly bankName: string;
  readonly cardNumber: string;
};
type Card = { readonly id: number; readonly createdAt: Date };

/** Requests a payout of cash: the amount is held immediately and paid out by staff (S59). */
export async function requestWithdrawal(
  services: Services,
  context: ChangeContext,
  asked: WithdrawalRequest,
): Promise<Withdrawal> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const settings = settingsFrom(await findSettings(context));
  const payee = await db.first(lockPayee, whose);
  if (!payee) throw new Refusal('access.signInRequired');
  const { count, minor: waiting } = (await db.first(requestsOfLastDay, whose))!;
  const refusal = withdrawalRefusal({ minor: asked.minor, ofLastDay: count }, settings);
  if (refusal) throw refusal;
  const card = await findOrAddCard(services, context, asked);
  const notBefore = latest(new Date(), payableFrom(card.createdAt, settings));
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: payee.timeZone, dateStyle: 'short' });
  const promised = workingDaysAfter(payee.today, settings.withdrawalDays);
  const number = generateExternalNumber();
  const { id } = (await db.first(insertWithdrawal, {
    ...whose,
    number,
    cardId: card.id,
    minor: asked.minor,
    // Sums the last 24 hours, so that splitting an amount does not avoid the two-person rule.
    isForTwo: waiting + asked.minor > settings.withdrawalSecondPersonCents,
    notBefore,
    expectedOn: latestDay(promised, dayOf.format(notBefore)),
  }))!;
  await emit(db, { ...whose, topic: 'walletChanged', subjectId: id });
  await notifyStaff(db, {
    kind: 'money',
    key: `withdrawal ${number}`,
    shopId: shop.id,
    subjectId: id,
    details: { event: 'withdrawal', number, minor: asked.minor, currencyCode: 'CNY' },
  });
  await postJournal(db, {
    shopId: shop.id,
    key: `withdrawal ${id} held`,
    journal: holdWithdrawal(member.ownerId, asked.minor),
    subject: { kind: 'withdrawal', id },
    actor: { kind: 'member', id: member.id },
  });
  return (await db.first(ownWithdrawal, { ...whose, id }))!;
}

const latest = (one: Date, other: Date) => (one > other ? one : other);
const latestDay = (one: string, other: string) => (one > other ? one : other);

/** A saved card, a card recognised by its number, or a new one, which requires a fresh proof of person. */
async function findOrAddCard(
  services: Services,
  context: ChangeContext,
  { cardId, holder, bankName, cardNumber }: WithdrawalRequest,
): Promise<Card> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  if (cardId !== undefined) {
    const saved = await db.first(ownCard, { ...whose, id: cardId });
    if (!saved) throw new Refusal('record.notFound');
    return saved;
  }
  if (holder === '') throw new Refusal('input.invalid', { field: wireFieldOf('holder') });
  if (bankName === '') throw new Refusal('input.invalid', { field: wireFieldOf('bankName') });
  const number = parseCardNumber(cardNumber);
  if (!number) throw new Refusal('card.invalid');
  const { keys } = services;
  const known = await db.first(cardByPrint, { ...whose, prints: cardPrints(keys, number) });
  if (known) return known;
  await assertProof(context);
  const cards = await db.all(ownCards, whose);
  if (cards.length >= maxCards) throw new Refusal('card.tooMany');
  const made = await db.first(insertCard, {
    ...whose,
    holder,
    bankName,
    numberSealed: sealCard(keys, shop, member.ownerId, number),
    tail: cardTail(number),
    numberPrint: cardPrint(keys, number),
  });
  return made!;
}
