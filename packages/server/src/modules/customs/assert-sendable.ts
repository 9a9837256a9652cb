import { checkGoods, isBlocking } from '@onehaul/domain/customs/check-goods';
import type { DeclaredGoods } from '@onehaul/domain/order/instruction';
import { Refusal } from '@onehaul/domain/refusal';
import type { ShopReader } from '../../http/context.ts';
import { customsDay, findDestination } from './check-goods.ts';
import type { CustomsBook } from './customs-book.ts';

/** Refuses goods that the destination prohibits, and names too vague for its customs. */
export async function assertSendable(
  book: CustomsBook,
  reader: ShopReader,
  countryId: number,
  declaration: readonly DeclaredGoods[],
): Promise<void> {
  const { blocking, country } = await findUnsendable(book, reader, countryId, declaration);
  const refused = blocking.find(({ kind }) => kind === 'refused');
  if (refused) {
    const named = declaration[refused.line!]!.nameChinese;
    throw new Refusal('customs.refused', { goods: named, destination: country?.name ?? '' });
  }
  const [vague] = blocking;
  if (vague) throw new Refusal('customs.stopWord', { word: vague.word });
}

/** The findings that prohibit sending the goods; `line` identifies the goods. */
export async function findUnsendable(
  book: CustomsBook,
  reader: ShopReader,
  countryId: number,
  declaration: readonly DeclaredGoods[],
) {
  const [rules, country] = await Promise.all([book.find(reader.db), findDestination(reader, countryId)]);
  const goods = declaration.map(({ nameChinese, nameEnglish, hsCode, quantity, unitPriceCents }) => ({
    names: [nameChinese, nameEnglish],
    hsCode,
    valueMinor: quantity * unitPriceCents,
  }));
  const at = { countryCode: country?.code ?? null, day: customsDay(new Date()), rateOf: () => undefined };
  return { blocking: checkGoods(rules, goods, at).filter(isBlocking), country };
}
