import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';

/** Required reason of an action on a member; stored in the audit log. */
export function ReasonField() {
  const { t } = useTranslation('console');
  return (
    <Field name="reason" label={t('act.reason')} help={t('act.reasonHelp')}>
      <Input maxLength={200} />
    </Field>
  );
}
