import { type OrderForStaff, orderDeskCalls } from '@onehaul/contract/console/orders';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { TrackList } from '../../app/order/track-list.tsx';
import { keyInShop, readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { PictureStrip } from '../../app/parcel/picture-strip.tsx';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { OrderActs } from './order-acts.tsx';
import { Boxes, Items, Money, Parcels, Part, Story } from './order-parts.tsx';

type Props = { readonly orderKey: string };

export function OrderDrawer({ orderKey }: Props) {
  const { t } = useTranslation('dispatch');
  const which = readKeyInShop(orderKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'one', which],
    queryFn: ({ signal }) => callApi(orderDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('orders.missingTitle')} text={t('orders.missingText')} />;
  }
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return <Details order={data} />;
}

function Details({ order }: { readonly order: OrderForStaff }) {
  const { t } = useTranslation('dispatch');
  return (
    <div className="flex flex-col gap-6" data-order={order.number}>
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 text-lead font-semibold">
            <CopyValue value={order.number} />
          </h2>
          <OrderStepMark step={order.step} deliveredAt={order.deliveredAt} />
        </div>
        {order.exception && (
          <Alert
            type="error"
            title={t(`exception.${order.exception}`)}
            {...(order.exceptionNote && { description: order.exceptionNote })}
          />
        )}
        <OrderActs order={order} />
      </div>
      <Facts order={order} />
      {order.items.length > 0 && (
        <Part title={`${t('part.items')} (${order.items.length})`}>
          <Items items={order.items} />
        </Part>
      )}
      {order.parcels.length > 0 && (
        <Part title={`${t('part.parcels')} (${order.parcels.length})`}>
          <Parcels parcels={order.parcels} />
        </Part>
      )}
      {order.boxes.length > 0 && (
        <Part title={`${t('part.boxes')} (${order.boxes.length})`}>
          <Boxes boxes={order.boxes} />
        </Part>
      )}
      {order.photos.length > 0 && (
        <Part title={t('part.photos')}>
          <PictureStrip
            label={t('part.photos')}
            pictures={order.photos.map(({ id, url, kind, boxNumber }) => ({
              key: id,
              url,
              caption: [t(`photo.${kind}`), boxNumber].filter(Boolean).join(' '),
            }))}
          />
        </Part>
      )}
      <Part title={t('part.money')}>
        <Money order={order} />
      </Part>
      <Part title={t('part.track')}>
        <TrackList track={order.track} />
      </Part>
      <Part title={t('part.story')}>
        <Story events={order.events} />
      </Part>
    </div>
  );
}

function Facts({ order }: { readonly order: OrderForStaff }) {
  const { t, i18n } = useTranslation('dispatch');
  const maySeeMembers = useHasPermission('member:read');
  const { money } = measuresIn(i18n.language);
  const member = `${order.memberCode} ${order.memberName}`.trim();
  const memberAddress = `${paths.members}?open=${keyInShop({ shopId: order.shopId, id: order.memberId })}`;
  const amount = (minor: number) => money(minor, 'CNY');
  const shopName = useShopName();
  const text = (key: string, label: string, value: string) => ({ key, label, value });
  return (
    <DetailList
      rows={[
        {
          key: 'member',
          label: t('field.member'),
          value: maySeeMembers ? (
            <Link to={memberAddress} className="text-primary-9 underline">
              {member}
            </Link>
          ) : (
            member
          ),
        },
        text('kind', t('field.kind'), t(`orderKind.${order.kind}`)),
        ...(order.clientNumber ? [text('client', t('field.clientNumber'), order.clientNumber)] : []),
        text('receiver', t('field.receiver'), order.receiverName),
        text('phone', t('field.phone'), order.receiverPhone),
        text(
          'address',
          t('field.address'),
          [order.receiverAddress, order.receiverPostcode].filter(Boolean).join(' '),
        ),
        ...(order.idCardTail ? [text('idCard', t('field.idCard'), order.idCardTail)] : []),
        ...(order.pickupPointName
          ? [text('pickupPoint', t('field.pickupPoint'), order.pickupPointName)]
          : []),
        text('line', t('field.line'), order.lineName),
        text('destination', t('field.destination'), order.countryName),
        text('carrier', t('field.carrier'), order.carrierName),
        text('bill', t('field.billNumber'), order.carrierBillNumber ?? ''),
        {
          key: 'batch',
          label: t('field.batch'),
          value: order.batchNumber ? (
            <Link
              to={generatePath(paths.batch, {
                shopId: String(order.shopId),
                batchId: String(order.batchId),
              })}
              className="font-mono text-primary-9 underline"
            >
              {order.batchNumber}
            </Link>
          ) : (
            ''
          ),
        },
        text('total', t('field.total'), amount(order.totalMinor)),
        text('paid', t('field.paid'), amount(order.paidMinor)),
        ...(order.dueMinor > 0 ? [text('due', t('field.due'), amount(order.dueMinor))] : []),
        ...(order.payPolicy === 'collect'
          ? [text('collect', t('field.collect'), amount(Math.max(0, order.totalMinor - order.paidMinor)))]
          : []),
        text('goods', t('field.goods'), order.goodsName),
        text('declared', t('field.declared'), amount(order.declaredMinor)),
        text('remark', t('field.remark'), order.remark),
        text('warehouse', t('field.warehouse'), order.warehouseName),
        text('shop', t('field.shop'), shopName(order.shopId)),
        { key: 'created', label: t('field.created'), value: <Moment at={order.createdAt} /> },
        { key: 'shipped', label: t('field.shipped'), value: <Moment at={order.shippedAt} /> },
        { key: 'delivered', label: t('field.delivered'), value: <Moment at={order.deliveredAt} /> },
      ]}
    />
  );
}
