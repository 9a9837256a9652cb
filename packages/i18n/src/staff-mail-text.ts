import type { Language } from '@onehaul/domain/language';
import en from '../messages/en/staffMail.json' with { type: 'json' };
import vi from '../messages/vi/staffMail.json' with { type: 'json' };
import zhHans from '../messages/zhHans/staffMail.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/staffMail.json' with { type: 'json' };
import { fillText, type Values } from './text.ts';

type Key = keyof typeof en;
export type StaffMailKind =
  | 'invitation'
  | 'password'
  | 'factorReset'
  | 'codeAlert'
  | 'codeAlertOwner'
  | 'signUp'
  | 'knownAddress'
  | 'domainFailing'
  | 'domainEnding'
  | 'domainRemoved'
  | 'exportStarted'
  | 'accessGranted'
  | 'senderFailing'
  | 'senderEnded'
  | 'companySuspended'
  | 'companyRestored'
  | 'companyClosing';
const texts: Record<Language, Record<Key, string>> = { zhHans, zhHanT, en, vi };
const plurals = new Intl.PluralRules('en');

/** A text of a staff mail; none has plural forms. */
export function staffMailWord(language: Language, key: Key, values: Values = {}): string {
  return fillText(texts[language], key, values, plurals);
}
