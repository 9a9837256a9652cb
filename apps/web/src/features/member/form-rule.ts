import { useTranslation } from '@onehaul/i18n/react';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { useShop } from '../../app/shop-context.tsx';
import { ruleValues } from './account-rules.ts';

type Check = (value: string | undefined) => MessageKey<'member'> | undefined;

/** Adapts a validation function to an antd rule with a translated message. */
export function useFormRule() {
  const { t } = useTranslation('member');
  const { passwordLeastLength } = useShop();
  return (check: Check) => ({
    validator: (_: unknown, value: string | undefined) => {
      const wrong = check(value);
      return wrong ? Promise.reject(new Error(t(wrong, ruleValues(passwordLeastLength)))) : Promise.resolve();
    },
  });
}
