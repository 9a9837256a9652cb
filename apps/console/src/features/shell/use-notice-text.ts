import type { StaffNotice } from '@onehaul/contract/console/staff-notices';
import { jobNames } from '@onehaul/domain/job-name';
import { moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

/** Returns what a notice says. */
export function useNoticeText(): (notice: StaffNotice) => string {
  const { t, i18n } = useTranslation('staffNotice');
  const { t: ofFailures } = useTranslation('failures');
  return (notice) => {
    switch (notice.kind) {
      case 'case':
        return t(`case.${notice.event}`, { number: notice.number });
      case 'money':
        return t(`money.${notice.event}`, {
          amount: moneyText(i18n.language, notice.minor, notice.currencyCode),
        });
      case 'failure': {
        const known = jobNames.find((name) => name === notice.job);
        const job = known ? ofFailures(`job.${known}`) : notice.job;
        return notice.number ? t('failureOf', { job, number: notice.number }) : t('failure', { job });
      }
      case 'quota':
        return t(`quota.${notice.event}.${notice.quantity}`);
    }
  };
}
