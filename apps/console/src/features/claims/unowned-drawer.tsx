import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { Link } from 'react-router';
import { keyInShop, readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { ParcelPhotos } from '../../app/parcel/photos.tsx';
import { ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { paths } from '../../app/paths.ts';
import { useParcel } from '../../app/parcel/use-parcel.ts';
import { Candidates } from './candidates.tsx';
import { DisposalActs } from './disposal-acts.tsx';

type Props = {
  readonly parcelKey: string;
  /** From the list response. */
  readonly noticeEndsAt: Date | undefined;
};

export function UnownedDrawer({ parcelKey, noticeEndsAt }: Props) {
  const { t } = useTranslation('station');
  const which = readKeyInShop(parcelKey);
  const { data, error, refetch } = useParcel(which);
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('desk.missingTitle')} text={t('desk.missingText')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Details parcel={data} noticeEndsAt={noticeEndsAt} />;
}

type DetailsProps = Pick<Props, 'noticeEndsAt'> & { readonly parcel: ParcelDetail };

function Details({ parcel, noticeEndsAt }: DetailsProps) {
  const { t, i18n } = useTranslation('station');
  const { weight } = measuresIn(i18n.language);
  const isUnowned = parcel.state === 'unclaimed' || parcel.state === 'claimPending';
  const open = parcel.claims.filter(({ state }) => state === 'open');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lead font-semibold">
          <CopyValue value={parcel.courierNumber} />
        </h2>
        <ParcelStateMark state={parcel.state} />
      </div>
      <ParcelPhotos photos={parcel.photos} />
      <DetailList
        rows={[
          ...(parcel.memberCode
            ? [
                {
                  key: 'member',
                  label: t('parcel.member'),
                  value: `${parcel.memberCode} ${parcel.memberName}`,
                },
              ]
            : []),
          { key: 'warehouse', label: t('desk.warehouse'), value: parcel.warehouseName },
          { key: 'bin', label: t('parcel.bin'), value: parcel.binCode },
          {
            key: 'weight',
            label: t('desk.weight'),
            value: parcel.weightGrams === null ? '' : weight(parcel.weightGrams),
          },
          { key: 'received', label: t('desk.received'), value: <Moment at={parcel.receivedAt} /> },
          ...(isUnowned && noticeEndsAt
            ? [{ key: 'notice', label: t('unclaimed.noticeEnds'), value: <Moment at={noticeEndsAt} /> }]
            : []),
        ]}
      />
      {open.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-small font-semibold">{t('claim.title')}</h3>
          <ul className="flex flex-col gap-1 text-small">
            {open.map((claim) => (
              <li key={claim.id}>
                <Link
                  to={`${paths.unclaimed}?tab=claims&open=${keyInShop(claim)}`}
                  className="text-primary-9 underline"
                >
                  {claim.memberCode} {claim.memberName}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isUnowned && <Candidates parcel={parcel} />}
      <DisposalActs parcel={parcel} />
      <Link to={`${paths.parcels}?open=${keyInShop(parcel)}`} className="text-small text-primary-9 underline">
        {t('unclaimed.history')}
      </Link>
    </div>
  );
}
