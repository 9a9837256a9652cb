import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { TextInput } from '@onehaul/ui/form/text-input';
import type { Referral } from './referral.ts';

type Props = {
  readonly id: string;
  readonly name: Referral;
  readonly error?: string | undefined;
  readonly given: string | undefined;
  readonly isLocked: boolean;
};

/** Referral code. A code from a link is read-only; it becomes editable when the shop does not know it. */
export function ReferralField({ given, isLocked, ...field }: Props) {
  const { t } = useTranslation('session');
  return (
    <TextInput
      {...field}
      label={t(`referral.${field.name}`)}
      {...(isLocked ? { hint: t('referral.locked') } : { optional: t('field.optional') })}
      defaultValue={given}
      readOnly={isLocked}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      after={isLocked && <Icon name="lock" className="me-3 size-5 text-muted" />}
    />
  );
}
