import type { OrderDetails } from '@onehaul/contract/order';
import { daysText } from '@onehaul/i18n/days';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { PaidDrawing } from '@onehaul/ui/illustration/paid';
import { type ReactNode, useState } from 'react';
import { orderPath, payReceiptPath } from '../paths.ts';
import { useShop } from '../shop-context.tsx';
import { deliveryWindow, completedStepCount } from './order-progress.ts';

type Props = {
  readonly order: OrderDetails;
  readonly title: string;
  readonly text: string;
  readonly amount?: string;
  /** Now; given by a page that the server renders, so that its dates do not change. */
  readonly now?: Date | undefined;
  /** Actions beside the links to the order and its receipt. */
  readonly children?: ReactNode;
};

/** Confirmation of a placed order: picture, next steps with dates, and links. */
export function OrderPlaced({ order, title, text, amount, now, children }: Props) {
  const { t } = useTranslation('payment');
  const receipt = order.payments.find(({ state }) => state === 'settled');
  return (
    <section data-order-placed={order.number} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid justify-items-center gap-3 text-center">
        <PaidDrawing className="h-auto w-full max-w-100" />
        <output className="grid justify-items-center gap-1">
          <strong className="flex items-center gap-2 text-title font-semibold text-positive">
            <Icon name="check" className="size-6 shrink-0" />
            {title}
          </strong>
          {amount && <span className="text-title font-semibold tabular-nums">{amount}</span>}
          <span className="max-w-120 text-small text-muted">{text}</span>
        </output>
        <div className="mt-1 flex flex-wrap justify-center gap-2">
          <LinkButton to={orderPath(order.id)} data-to-order>
            {t('done.viewOrder')}
          </LinkButton>
          {receipt && (
            <LinkButton to={payReceiptPath(receipt.number)} variant="secondary" data-to-receipt>
              {t('done.receipt')}
            </LinkButton>
          )}
          {children}
        </div>
      </div>
      <NextSteps order={order} now={now} />
    </section>
  );
}

function NextSteps({ order, now: given }: Pick<Props, 'order' | 'now'>) {
  const { t, i18n } = useTranslation('payment');
  const { timeZone } = useShop();
  const day = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone });
  const [opened] = useState(() => new Date());
  const [from, to] = deliveryWindow(order, given ?? opened);
  const done = completedStepCount(order);
  const steps = [
    { name: t(order.paid > 0 ? 'next.paid' : 'next.placed'), text: order.number },
    { name: t('next.packed', { warehouse: order.warehouseName }), text: t('next.packedText') },
    {
      name: t('next.shipped', { days: daysText(order, i18n.language) }),
      text: t('next.shippedText', { line: order.lineName }),
    },
    {
      name:
        order.delivery === 'pickup'
          ? t('next.pickup', { point: order.pickupPointName ?? '' })
          : t('next.delivered'),
      text: t('next.between', { from: day.format(from), to: day.format(to) }),
    },
  ];
  return (
    <section aria-label={t('next.title')} className="border-t border-line pt-5">
      <h3 className="text-small font-semibold">{t('next.title')}</h3>
      <ol className="mt-3 grid gap-4 lg:grid-cols-4">
        {steps.map(({ name, text }, index) => {
          const isDone = index < done;
          return (
            <li key={name} className="flex gap-3 text-small lg:flex-col lg:gap-2">
              <span
                className={`flex size-7 shrink-0 items-center justify-center rounded-full text-caption font-semibold ${isDone ? 'bg-positive-ground text-positive' : 'border border-line-strong text-muted'}`}
              >
                {isDone ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-medium">
                  {name}
                  {isDone && <span className="sr-only"> ({t('next.done')})</span>}
                </span>
                <span className="block text-caption break-words text-muted">{text}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
