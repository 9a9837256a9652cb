import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { Link } from 'react-router';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop, readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { ParcelPhotos } from '../../app/parcel/photos.tsx';
import { ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { paths } from '../../app/paths.ts';
import { useParcel } from '../../app/parcel/use-parcel.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { ParcelActs } from './parcel-acts.tsx';
import { ParcelClaims } from './parcel-claims.tsx';
import { Timeline } from './timeline.tsx';

type Props = { readonly parcelKey: string };

export function ParcelDrawer({ parcelKey }: Props) {
  const { t } = useTranslation('station');
  const which = readKeyInShop(parcelKey);
  const { data, error, refetch } = useParcel(which);
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('desk.missingTitle')} text={t('desk.missingText')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Details parcel={data} />;
}

function Details({ parcel }: { readonly parcel: ParcelDetail }) {
  const { t, i18n } = useTranslation('station');
  const maySeeMembers = useHasPermission('member:read');
  const { weight, length, money } = measuresIn(i18n.language);
  const { lengthMillimetres, widthMillimetres, heightMillimetres, memberId } = parcel;
  const sides = [lengthMillimetres, widthMillimetres, heightMillimetres].filter((side) => side !== null);
  const member = `${parcel.memberCode} ${parcel.memberName}`.trim();
  const memberAddress = `${paths.members}?open=${keyInShop({ shopId: parcel.shopId, id: memberId ?? 0 })}`;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 text-lead font-semibold">
            <CopyValue value={parcel.courierNumber} />
          </h2>
          <ParcelStateMark state={parcel.state} />
        </div>
        {parcel.holdReason && (
          <Alert
            type="error"
            title={t('desk.heldFor', { reason: t(`hold.${parcel.holdReason}`) })}
            {...(parcel.holdNote && { description: parcel.holdNote })}
          />
        )}
        {parcel.disposal && (
          <Alert
            type="warning"
            title={t(`disposal.proposed.${parcel.disposal.outcome}`, { name: parcel.disposal.proposedBy })}
            description={parcel.disposal.reason}
          />
        )}
        <ParcelActs parcel={parcel} />
      </div>
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('parcel.member'),
            value:
              memberId && maySeeMembers ? (
                <Link to={memberAddress} className="text-primary-9 underline">
                  {member}
                </Link>
              ) : (
                member || t('parcel.nobody')
              ),
          },
          { key: 'piece', label: t('parcel.piece'), value: String(parcel.piece) },
          { key: 'goods', label: t('parcel.goods'), value: parcel.goodsName },
          { key: 'type', label: t('desk.goodsType'), value: parcel.goodsTypeName },
          {
            key: 'value',
            label: t('desk.value'),
            value: `${parcel.quantity} × ${money(parcel.unitPriceCents, 'CNY')}`,
          },
          { key: 'remark', label: t('parcel.remark'), value: parcel.remark },
          {
            key: 'weight',
            label: t('desk.weight'),
            value: parcel.weightGrams === null ? '' : weight(parcel.weightGrams),
          },
          {
            key: 'size',
            label: t('desk.size'),
            value: sides.length === 3 ? sides.map(length).join(' × ') : '',
          },
          { key: 'warehouse', label: t('desk.warehouse'), value: parcel.warehouseName },
          { key: 'bin', label: t('parcel.bin'), value: parcel.binCode },
          {
            key: 'shop',
            label: t('desk.shop'),
            value: <ShopName id={parcel.shopId} />,
          },
          { key: 'received', label: t('desk.received'), value: <Moment at={parcel.receivedAt} /> },
          { key: 'stored', label: t('desk.stored'), value: <Moment at={parcel.storedAt} /> },
          { key: 'freeUntil', label: t('desk.freeUntil'), value: <Moment at={parcel.freeUntil} /> },
          { key: 'abandonAt', label: t('desk.abandonAt'), value: <Moment at={parcel.abandonAt} /> },
        ]}
      />
      <ParcelPhotos photos={parcel.photos} />
      {parcel.claims.length > 0 && <ParcelClaims claims={parcel.claims} />}
      <Timeline events={parcel.events} />
    </div>
  );
}
