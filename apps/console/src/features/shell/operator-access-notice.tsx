import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';

/** Tells owners that the operator's support may enter. */
export function OperatorAccessNotice({ until }: { readonly until: Date }) {
  const { t, i18n } = useTranslation('console');
  const moment = datesIn(i18n.language).moment(until);
  return (
    <p className="mb-5 flex flex-wrap justify-between gap-3 rounded-card border border-warning bg-warning-ground px-4 py-3 text-small">
      {t('visit.until', { moment })}
      <Link to={paths.operatorAccess} className="text-primary-9 hover:underline">
        {t('visit.manage')}
      </Link>
    </p>
  );
}
