import { type Language, languageTags } from '@onehaul/domain/language';
import enJobs from '../messages/en/failures.json' with { type: 'json' };
import en from '../messages/en/staffNotice.json' with { type: 'json' };
import viJobs from '../messages/vi/failures.json' with { type: 'json' };
import vi from '../messages/vi/staffNotice.json' with { type: 'json' };
import zhHansJobs from '../messages/zhHans/failures.json' with { type: 'json' };
import zhHans from '../messages/zhHans/staffNotice.json' with { type: 'json' };
import zhHanTJobs from '../messages/zhHanT/failures.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/staffNotice.json' with { type: 'json' };
import { moneyText } from './measures.ts';
import { fillText, type Texts, type Values } from './text.ts';

const texts: Record<Language, Texts> = { zhHans, zhHanT, en, vi };
const jobTexts: Record<Language, Texts> = {
  zhHans: zhHansJobs,
  zhHanT: zhHanTJobs,
  en: enJobs,
  vi: viJobs,
};
const plurals = new Intl.PluralRules('en');

/** What a text of a staff notice is made of, as in the contract. */
type Notice =
  | { readonly kind: 'case'; readonly event: string; readonly number: string }
  | { readonly kind: 'money'; readonly event: string; readonly minor: number; readonly currencyCode: string }
  | { readonly kind: 'failure'; readonly job: string; readonly number: string }
  | { readonly kind: 'quota'; readonly event: string; readonly quantity: string };

/** The text of a staff notice, for mails; the console shows the same. None has plural forms. */
export function staffNoticeText(language: Language, notice: Notice): string {
  const fill = (key: string, values: Values = {}) => fillText(texts[language], key, values, plurals);
  switch (notice.kind) {
    case 'case':
      return fill(`case.${notice.event}`, { number: notice.number });
    case 'money':
      return fill(`money.${notice.event}`, {
        amount: moneyText(languageTags[language], notice.minor, notice.currencyCode),
      });
    case 'failure': {
      const job = jobTexts[language][`job.${notice.job}`] ?? notice.job;
      return fill(notice.number ? 'failureOf' : 'failure', { job, number: notice.number });
    }
    case 'quota':
      return fill(`quota.${notice.event}.${notice.quantity}`);
  }
}
