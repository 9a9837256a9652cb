import type { Overview } from '@onehaul/contract/overview';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import { parcelPath, parcelsExpiringPath } from '../../app/paths.ts';
import { Section } from './section.tsx';

type Parcel = Overview['ending'][number];
type Props = { readonly parcels: readonly Parcel[]; readonly count: number };

/** Parcels whose free storage ends soon, with a link to order. */
export function StorageEnding({ parcels, count }: Props) {
  const { t } = useTranslation('overview');
  if (parcels.length === 0) return null;
  return (
    <Section
      id="storage-ending"
      title={t('storage.title')}
      more={{ to: parcelsExpiringPath(7), text: t('storage.all', { count }) }}
    >
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.id} parcel={parcel} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function ParcelRow({ parcel }: { readonly parcel: Parcel }) {
  const { t, i18n } = useTranslation('overview');
  const { money } = measuresIn(i18n.language);
  const { id, courierNumber, goodsName, freeDaysLeft, dayLeastMinor, dayMostMinor } = parcel;
  const isOver = freeDaysLeft === 0;
  const least = money(dayLeastMinor ?? 0, 'CNY');
  const most = money(dayMostMinor ?? 0, 'CNY');
  const costKey = isOver
    ? least === most
      ? 'storage.dayNow'
      : 'storage.rangeNow'
    : least === most
      ? 'storage.day'
      : 'storage.dayRange';
  return (
    <li>
      <Link
        to={parcelPath(id)}
        data-ending={id}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-small transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 grow basis-40">
          <span className="block font-mono">{courierNumber}</span>
          <span className="block truncate text-caption text-muted">{goodsName}</span>
        </span>
        <span className="text-end">
          <span className={`block font-medium ${isOver ? 'text-danger' : 'text-warning'}`}>
            <Icon name="clock" className="me-1 inline size-4" />
            {isOver ? t('storage.over') : t('storage.left', { count: freeDaysLeft })}
          </span>
          {dayMostMinor !== null && dayMostMinor > 0 && (
            <span className="block text-caption text-muted">{t(costKey, { amount: most, least, most })}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
