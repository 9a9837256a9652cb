import type { MessageKey } from '@onehaul/i18n/namespace';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../../app/shop-context.tsx';
import { ruleValues } from './account-rules.ts';

type Wrong<Name extends string> = Partial<Record<Name, MessageKey<'account'> | undefined>>;

/** Translates what is wrong with the fields of a form. */
export function useRuleTexts() {
  const { t } = useTranslation('account');
  const values = ruleValues(useShop().passwordLeastLength);
  return <Name extends string>(wrong: Wrong<Name>): Partial<Record<Name, string>> => {
    const found: Partial<Record<Name, string>> = {};
    for (const name of Object.keys(wrong) as Name[]) {
      const key = wrong[name];
      if (key) found[name] = t(key, values);
    }
    return found;
  };
}
