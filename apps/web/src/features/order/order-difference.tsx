import type { OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { useMoney } from '../../app/fee/use-money.ts';
import { whatFollowed } from './difference.ts';
import { DrawerPart } from './drawer-part.tsx';

/** The quoted price beside the price of the measured boxes, and the consequence (A42). */
export function OrderDifference({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  const followed = whatFollowed(order);
  if (!followed) return null;
  const figures = [
    { name: t('difference.quoted'), minor: order.quotedTotal! },
    { name: t('difference.packed'), minor: order.packedTotal! },
  ];
  return (
    <DrawerPart title={t('difference.title')}>
      <dl className="flex flex-wrap gap-x-10 gap-y-2 text-small">
        {figures.map(({ name, minor }) => (
          <div key={name}>
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{exact(minor)}</dd>
          </div>
        ))}
      </dl>
      <div data-difference={followed.text}>
        <Notice tone={followed.tone}>{t(followed.text, { amount: exact(followed.minor) })}</Notice>
      </div>
    </DrawerPart>
  );
}
