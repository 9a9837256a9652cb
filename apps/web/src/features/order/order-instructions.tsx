import type { OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/ui/detail-list';
import { useMoney } from '../../app/fee/use-money.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { DrawerPart } from './drawer-part.tsx';

type Props = { readonly order: OrderDetails };

/** Receiver, line, and additional instructions. */
export function OrderReceiver({ order }: Props) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  const phones = [order.receiverPhone, order.receiverTelephone].filter(Boolean).join(' · ');
  const place = [order.countryName, order.receiverAddress, order.receiverPostcode]
    .filter(Boolean)
    .join(' · ');
  const wanted = [
    order.pickupPointName && {
      key: 'pickup',
      label: t('receiver.pickup'),
      value: order.pickupPointName,
    },
    order.idCardTail && {
      key: 'idCard',
      label: t('receiver.idCard'),
      value: t('receiver.idCardEnds', { tail: order.idCardTail }),
    },
    order.services.length > 0 && {
      key: 'services',
      label: t('receiver.services'),
      value: order.services
        .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
        .join(' · '),
    },
    order.insuredMinor > 0 && {
      key: 'insured',
      label: t('receiver.insured'),
      value: exact(order.insuredMinor),
    },
    order.collectionMinor > 0 && {
      key: 'collection',
      label: t('receiver.collection'),
      value: exact(order.collectionMinor),
    },
    order.isTaxHandled && { key: 'tax', label: t('receiver.tax'), value: t('receiver.taxHandled') },
    order.remark && { key: 'remark', label: t('receiver.remark'), value: order.remark },
  ].filter((each) => each !== null && typeof each === 'object');
  return (
    <DrawerPart title={t('receiver.title')}>
      <DetailList
        rows={[
          { key: 'name', label: t('receiver.name'), value: order.receiverName },
          { key: 'phone', label: t('receiver.phone'), value: phones },
          { key: 'address', label: t('receiver.address'), value: place },
          {
            key: 'line',
            label: t('receiver.line'),
            value: [order.lineName, order.carrierName, order.speedName].filter(Boolean).join(' · '),
          },
          { key: 'warehouse', label: t('column.warehouse'), value: order.warehouseName },
          {
            key: 'billNumber',
            label: t('receiver.billNumber'),
            value: order.carrierBillNumber ? (
              <NumberWithCopy number={order.carrierBillNumber} />
            ) : (
              <span className="text-muted">{t('receiver.noBillNumber')}</span>
            ),
          },
          { key: 'packing', label: t('receiver.packing'), value: t(`receiver.${order.packing}`) },
          ...wanted,
        ]}
      />
    </DrawerPart>
  );
}

/** Customs declaration, line by line. */
export function OrderDeclaration({ order: { declaration, declaredMinor } }: Props) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  if (declaration.length === 0) return null;
  return (
    <DrawerPart title={t('declaration.title')}>
      <div className="overflow-x-auto">
        <table className="w-full text-small">
          <thead className="text-caption text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="py-1 pe-4 text-start font-regular">
                {t('declaration.goods')}
              </th>
              <th scope="col" className="py-1 pe-4 text-end font-regular">
                {t('declaration.quantity')}
              </th>
              <th scope="col" className="py-1 text-end font-regular">
                {t('declaration.unitPrice')}
              </th>
            </tr>
          </thead>
          <tbody>
            {declaration.map((goods, index) => (
              <tr key={`${index} ${goods.nameChinese}`} className="border-b border-line align-top">
                <td className="py-2 pe-4">
                  {goods.nameChinese}
                  <span className="block text-caption text-muted">
                    {[goods.nameEnglish, goods.hsCode, goods.origin, goods.material]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </td>
                <td className="py-2 pe-4 text-end tabular-nums">{goods.quantity}</td>
                <td className="py-2 text-end whitespace-nowrap tabular-nums">
                  {exact(goods.unitPriceCents)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="py-2 pe-4 text-start font-semibold">
                {t('declaration.value')}
              </th>
              <td className="py-2 text-end font-semibold whitespace-nowrap tabular-nums">
                {exact(declaredMinor)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </DrawerPart>
  );
}
