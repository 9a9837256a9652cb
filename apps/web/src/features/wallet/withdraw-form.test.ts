import { expect, test } from 'vitest';
import { type Draft, otherCard, readDraft } from './withdraw-form.ts';

const card = {
  id: 7,
  holder: 'Anna',
  bankName: 'Bank',
  tail: '0128',
  createdAt: new Date(0),
  payableFrom: new Date(0),
  isNew: false,
};
const known = { cards: [card], withdrawable: 50_000, least: 1000 };
const draft: Draft = { amount: '100', card: '7', holder: '', bankName: '', cardNumber: '' };

test('a saved card needs nothing but an amount', () => {
  expect(readDraft(draft, known)).toEqual({ minor: 10_000, target: card });
});

test('another card needs everything', () => {
  expect(readDraft({ ...draft, card: otherCard }, known)).toEqual({
    holder: 'required',
    bankName: 'required',
    cardNumber: 'card',
  });
  const typed = { holder: ' Anna ', bankName: 'Bank', cardNumber: '6222 0212 3456 7890 128' };
  expect(readDraft({ ...draft, card: otherCard, ...typed }, known)).toEqual({
    minor: 10_000,
    target: { holder: 'Anna', bankName: 'Bank', tail: '0128' },
  });
});

test('an amount lies between the least and what there is', () => {
  expect(readDraft({ ...draft, amount: '9.99' }, known)).toEqual({ amount: 'least' });
  for (const amount of ['', 'x', '500.01'])
    expect(readDraft({ ...draft, amount }, known)).toEqual({ amount: 'amount' });
});
