import type { Parcel } from '@onehaul/contract/parcel';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../../app/shop-context.tsx';
import { storageTone, usedShare } from './storage-words.ts';

const looks = {
  free: 'text-positive',
  paused: 'text-muted',
  soon: 'text-warning',
  due: 'text-danger',
} as const;

/** Days stored, free days, and what happens afterwards (A32). */
export function StorageClock({ parcel }: { readonly parcel: Parcel }) {
  const { t, i18n } = useTranslation('parcel');
  const { timeZone } = useShop();
  const tone = storageTone(parcel);
  if (tone === 'none') return null;
  const day = dateFormat(i18n.language, { dateStyle: 'long', timeZone });
  const left = parcel.freeDaysLeft ?? 0;
  return (
    <section
      aria-label={t('column.storage')}
      data-clock={tone}
      className="grid gap-2 rounded-card border border-line p-4 text-small"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{t('storage.days', { count: parcel.daysStored })}</span>
        <span className={`font-medium ${looks[tone]}`}>
          {tone === 'due' ? t('storage.due') : t('storage.left', { count: left })}
        </span>
      </div>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`h-1.5 w-full ${looks[tone]}`}
      >
        <rect width="100" height="2" rx="1" className="fill-line" />
        <rect width={usedShare(parcel) * 100} height="2" rx="1" fill="currentColor" />
      </svg>
      <p className="text-caption text-muted">
        {tone === 'paused'
          ? t('storage.pausedText')
          : parcel.freeUntil &&
            t(tone === 'due' ? 'storage.dueText' : 'storage.freeText', {
              date: day.format(parcel.freeUntil),
            })}
        {tone !== 'paused' && parcel.abandonAt && (
          <> {t('storage.abandonText', { date: day.format(parcel.abandonAt) })}</>
        )}
      </p>
    </section>
  );
}
