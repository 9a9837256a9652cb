import type { Parcel } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { storageTone } from './storage-words.ts';

const looks = { free: 'text-muted', paused: 'text-muted', soon: 'text-warning', due: 'text-danger' } as const;

/** Days stored, and free days left. */
export function StorageMark({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('parcel');
  const tone = storageTone(parcel);
  if (tone === 'none') return <span className="text-muted max-md:hidden">-</span>;
  const left = parcel.freeDaysLeft ?? 0;
  const words =
    tone === 'paused'
      ? t('storage.paused')
      : tone === 'due'
        ? t('storage.due')
        : t('storage.left', { count: left });
  return (
    <span
      data-storage={tone}
      className="grid leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2"
    >
      <span>{t('storage.days', { count: parcel.daysStored })}</span>
      <span className={`inline-flex items-center gap-1 text-caption ${looks[tone]}`}>
        {(tone === 'soon' || tone === 'due') && <Icon name="warning" className="size-3.5" />}
        {words}
      </span>
    </span>
  );
}
