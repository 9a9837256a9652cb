import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';

/** Why something is done to a member: it is kept in the audit log. */
export function ReasonField() {
  const { t } = useTranslation('console');
  return (
    <Field name="reason" label={t('act.reason')} help={t('act.reasonHelp')}>
      <Input maxLength={200} />
    </Field>
  );
}
