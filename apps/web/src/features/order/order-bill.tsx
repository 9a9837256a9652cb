import type { OrderDetails } from '@onehaul/contract/order';
import type { BillLine } from '@onehaul/domain/fee/bill';
import { billLineText } from '@onehaul/i18n/bill-line-text';
import { useTranslation } from '@onehaul/i18n/react';
import { totalWeightGrams } from '../../app/portal/packaging.ts';
import { billingCurrency, useMoney } from '../../app/fee/use-money.ts';
import { PackedWeights } from '../../app/portal/packed-weights.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { proofOfLine } from './proof-of-line.ts';
import { SmallPhotos } from './small-photos.tsx';

type Props = { readonly order: OrderDetails };

/** The bill with every line's rule in words and its photos, the total, and the amount due. */
export function OrderBill({ order }: Props) {
  const { t } = useTranslation('order');
  if (!order.price) {
    return (
      <DrawerPart title={t('bill.title')}>
        <p className="text-small text-muted">{t('bill.none')}</p>
      </DrawerPart>
    );
  }
  return (
    <DrawerPart title={t('bill.title')}>
      <PackedWeights
        weighed={order.price}
        goodsGrams={totalWeightGrams(order.parcels)}
        isPacked={order.boxes.length > 0}
      />
      <Table order={order} price={order.price} />
    </DrawerPart>
  );
}

function Table({ order, price }: Props & { readonly price: NonNullable<OrderDetails['price']> }) {
  const { t } = useTranslation('order');
  const { t: bill, i18n } = useTranslation('bill');
  const { exact, about } = useMoney();
  const names = {
    area: (key: string) => order.areaNames[key] ?? key,
    service: (key: string) => order.services.find(({ optionId }) => String(optionId) === key)?.name ?? key,
  };
  const head = { currency: billingCurrency, weighed: { basis: price.basis } };
  // The contract types rule names as open strings; the server sends those of the bill.
  const lines = (price.lines as readonly BillLine[]).map((line) => ({
    ...billLineText(bill, i18n.language, head, line, names),
    photos: proofOfLine(line, order.boxes),
  }));
  const sums = [
    { name: bill('total'), minor: price.total, isStrong: true },
    ...(order.paid > 0 ? [{ name: t('bill.paid'), minor: order.paid, isStrong: false }] : []),
    ...(order.due > 0 ? [{ name: t('bill.due'), minor: order.due, isStrong: true }] : []),
  ];
  return (
    <table className="w-full text-small" data-bill={price.total}>
      <caption className="sr-only">{t('bill.caption', { number: order.number })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('bill.charge')}</th>
          <th scope="col">{t('bill.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, words, amount, proof, photos }, index) => (
          <tr key={`${index} ${label}`} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-4 text-start font-regular">
              <span className="block font-medium">{label}</span>
              <span className="block text-muted">{words}</span>
              {proof && photos.length === 0 && <span className="block text-caption text-muted">{proof}</span>}
              <SmallPhotos
                photos={photos.map(({ boxNumber, kind, url, takenAt }) => ({
                  name: t('bill.photo', { box: boxNumber, kind: t(`photo.${kind}`) }),
                  url,
                  takenAt,
                }))}
              />
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ name, minor, isStrong }) => (
          <tr key={name} className="align-top">
            <th
              scope="row"
              className={`py-2 pe-4 text-start ${isStrong ? 'font-semibold' : 'font-regular text-muted'}`}
            >
              {name}
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-nums">
              <span className={`block ${isStrong ? 'font-semibold' : ''}`}>{exact(minor)}</span>
              {isStrong && <span className="block text-muted">{about(minor)}</span>}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
