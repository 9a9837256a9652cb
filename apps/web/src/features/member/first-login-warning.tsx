import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import { editPasswordPath } from '../../app/paths.ts';

/** Shown until the member replaces the assigned password (A17). */
export function FirstLoginWarning() {
  const { t } = useTranslation('member');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-warning bg-warning-ground px-5 py-3 text-small text-warning"
    >
      <Icon name="warning" />
      <p className="grow basis-60 font-medium">{t('firstLogin.text')}</p>
      <Link to={editPasswordPath} className="font-semibold underline underline-offset-4">
        {t('firstLogin.action')}
      </Link>
    </div>
  );
}
