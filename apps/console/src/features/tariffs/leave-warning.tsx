import { useTranslation } from '@onehaul/i18n/react';
import { LeaveWarning as Warning } from '@onehaul/workbench/leave-warning';

/** Confirms before leaving a tariff with unsaved changes. */
export function LeaveWarning({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { t } = useTranslation('tariff');
  const texts = { title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') };
  return <Warning isUnsaved={() => isUnsaved} texts={texts} />;
}
