import type { CustomsFinding, SuggestedGoods } from '@onehaul/contract/customs';
import { type CheckedGoods, checkGoods as check, type Finding } from '@onehaul/domain/customs/check-goods';
import type { DictionaryGoods } from '@onehaul/domain/customs/goods-names';
import { suggestGoods } from '@onehaul/domain/customs/suggest-goods';
import { type Language, pickText } from '@onehaul/domain/language';
import { toMajor } from '@onehaul/domain/money';
import { readerParameters } from '../../db/page.ts';
import type { ShopReader } from '../../http/context.ts';
import { countryOf, ratesOfShop } from './customs.repository.ts';
import type { CustomsBook } from './customs-book.ts';

type GoodsCheckRequest = { readonly countryId?: number | undefined; readonly lines: readonly CheckedGoods[] };
type GoodsCheckResult = { findings: CustomsFinding[]; suggestions: SuggestedGoods[] };

/** The current date at UTC+8, the traders' local time: a rule takes effect when their day begins. */
export const customsDay = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The destination's data for the customs rules. */
export async function findDestination(reader: ShopReader, countryId: number | undefined) {
  if (countryId === undefined) return undefined;
  return reader.db.first(countryOf, { ...readerParameters(reader), countryId });
}

/** Customs findings for goods before they are sent, with suggested names. */
export async function checkGoods(
  book: CustomsBook,
  reader: ShopReader,
  asked: GoodsCheckRequest,
): Promise<GoodsCheckResult> {
  const [rules, country, rates] = await Promise.all([
    book.find(reader.db),
    findDestination(reader, asked.countryId),
    reader.db.all(ratesOfShop, { shopId: reader.shop.id }),
  ]);
  const rateOf = (currency: string) =>
    currency === 'CNY' ? 1 : rates.find(({ code }) => code === currency)?.exchangeRate;
  const at = { countryCode: country?.code ?? null, day: customsDay(new Date()), rateOf };
  const findings = check(rules, asked.lines, at);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const shown = findings.map(({ duty, ...finding }): CustomsFinding => {
    const { notes, sourceUrl, validFrom } = byId.get(finding.ruleId)!;
    const text = pickText(notes, reader.language, 'en');
    return {
      ...finding,
      duty: duty && { amount: toMajor(duty), currency: duty.currency },
      text,
      sourceUrl,
      validFrom,
    };
  });
  const groupOf = (line: number) =>
    findings
      .filter((finding: Finding) => finding.line === line && finding.kind === 'stopWord')
      .map(({ ruleId }) => byId.get(ruleId)!.terms.group)
      .find((group) => group !== undefined);
  const suggestions = asked.lines.flatMap(({ names }, line) =>
    suggestGoods(names, groupOf(line)).map((goods) => suggestionOf(goods, line, reader.language)),
  );
  return { findings: shown, suggestions };
}

const suggestionOf = (goods: DictionaryGoods, line: number, language: Language): SuggestedGoods => ({
  line,
  nameChinese: language === 'zhHanT' ? goods.zhHanT : goods.zhHans,
  nameEnglish: goods.en,
  name: goods[language],
  hsCode: goods.hsCode,
});
