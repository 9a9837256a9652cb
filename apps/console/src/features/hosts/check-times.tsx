import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';

type Props = { readonly checkedAt: Date | null; readonly nextCheckAt: Date | null };

/** When the DNS records were looked up, and when they are looked up next. */
export function CheckTimes({ checkedAt, nextCheckAt }: Props) {
  const { t } = useTranslation('hosts');
  return (
    <p className="flex flex-wrap gap-x-4 text-caption text-muted">
      <span>
        {t('checkedAt')} <Moment at={checkedAt} />
      </span>
      {nextCheckAt && (
        <span>
          {t('nextCheckAt')} <Moment at={nextCheckAt} />
        </span>
      )}
    </p>
  );
}
