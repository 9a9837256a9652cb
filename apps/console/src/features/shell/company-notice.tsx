import type { Me } from '@onehaul/contract/console/staff-session';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';

/** Tells staff that their company is read only, and why. */
export function CompanyNotice({ me }: { readonly me: Me }) {
  const { t, i18n } = useTranslation('console');
  const { companyState, stateReason: reason, closesAt } = me;
  if (companyState === 'active') return null;
  const day = closesAt ? datesIn(i18n.language).longDay(closesAt) : '';
  return (
    <p className="mb-5 rounded-card border border-danger bg-danger-ground px-4 py-3 text-small">
      {t(`shell.${companyState}`, { reason, day })}
    </p>
  );
}
