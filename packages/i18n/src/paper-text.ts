import { type Language, languageTags } from '@onehaul/domain/language';
import billEn from '../messages/en/bill.json' with { type: 'json' };
import en from '../messages/en/paper.json' with { type: 'json' };
import walletEn from '../messages/en/wallet.json' with { type: 'json' };
import billVi from '../messages/vi/bill.json' with { type: 'json' };
import vi from '../messages/vi/paper.json' with { type: 'json' };
import walletVi from '../messages/vi/wallet.json' with { type: 'json' };
import billZhHans from '../messages/zhHans/bill.json' with { type: 'json' };
import zhHans from '../messages/zhHans/paper.json' with { type: 'json' };
import walletZhHans from '../messages/zhHans/wallet.json' with { type: 'json' };
import billZhHanT from '../messages/zhHanT/bill.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/paper.json' with { type: 'json' };
import walletZhHanT from '../messages/zhHanT/wallet.json' with { type: 'json' };
import { fillText, type Values } from './text.ts';
import { createTranslator, type Translate } from './translator.ts';

type PaperKey = keyof typeof en;
const texts: Record<Language, Record<PaperKey, string>> = { zhHans, zhHanT, en, vi };
const bills = { zhHans: billZhHans, zhHanT: billZhHanT, en: billEn, vi: billVi };
const wallets = { zhHans: walletZhHans, zhHanT: walletZhHanT, en: walletEn, vi: walletVi };
/** No text here has plural forms, so any rules do. */
const plurals = new Intl.PluralRules('en');

/** Texts of printed documents and spreadsheet exports. */
export type PaperWords = {
  readonly tag: string;
  readonly word: (key: PaperKey, values?: Values) => string;
  readonly bill: Translate<'bill'>;
  readonly wallet: Translate<'wallet'>;
};

export function paperWords(language: Language): PaperWords {
  return {
    tag: languageTags[language],
    word: (key, values = {}) => fillText(texts[language], key, values, plurals),
    bill: createTranslator(language, { bill: bills[language] }).of('bill'),
    wallet: createTranslator(language, { wallet: wallets[language] }).of('wallet'),
  };
}
