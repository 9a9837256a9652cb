import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { type ReactNode, useId, useRef } from 'react';
import { BillTable } from '../../app/fee/bill-table.tsx';
import type { PricedOffer } from './offers.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import { WeighingTable } from './weighing-table.tsx';
import { Weights } from '../../app/fee/weights.tsx';

type Props = {
  readonly offer: PricedOffer;
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly areaName: (key: string) => string;
  /** Actions for this price. */
  readonly action: ReactNode;
};

/** One line: price, transit time, billed weight and the explanation. */
export function OfferCard({ offer, isCheapest, isFastest, isOpen, onToggle, areaName, action }: Props) {
  const { t, i18n } = useTranslation('fee');
  const { t: storefront } = useTranslation('storefront');
  const { exact, about } = useMoney();
  const { line, bill } = offer;
  const titleId = useId();
  const isInBrowser = useInBrowser();
  const wasFollowed = useRef(false);
  // The user may open the element before hydration: syncs the state to it.
  const follow = (details: HTMLDetailsElement | null) => {
    if (details?.open && !isOpen && !wasFollowed.current) onToggle(true);
    wasFollowed.current = true;
  };
  return (
    <Card as="li" className={isCheapest ? 'border-primary-9' : ''}>
      <article aria-labelledby={titleId} data-line={line.id}>
        <div className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[1fr_auto] sm:p-5">
          <div className="flex gap-3">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-primary-2 text-primary-9">
              <Icon name={line.transport} />
              <span className="sr-only">{storefront(`transport.${line.transport}`)}</span>
            </span>
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <h3 id={titleId} className="font-semibold">
                  {line.name}
                </h3>
                {isCheapest && <Mark icon="check">{t('offers.cheapest')}</Mark>}
                {isFastest && <Mark icon="express">{t('offers.fastest')}</Mark>}
              </div>
              <p className="text-small text-muted">
                <span suppressHydrationWarning>{daysText(line, i18n.language)}</span>
                {` · ${line.carrierName} · ${line.speedName}`}
              </p>
              {line.note && <p className="mt-1 text-small text-muted">{line.note}</p>}
            </div>
          </div>
          <p className="flex flex-wrap items-baseline gap-x-3 ps-13 sm:block sm:ps-0 sm:text-end">
            <span className="text-title font-bold whitespace-nowrap" data-total={bill.totalMinor}>
              {exact(bill.totalMinor)}
            </span>
            <span className="block text-small whitespace-nowrap text-muted">{about(bill.totalMinor)}</span>
          </p>
          <div className="ps-13 sm:col-span-2">
            <Weights weighed={bill.weighed} />
          </div>
        </div>
        <details
          ref={follow}
          className="group border-t border-line"
          open={isOpen}
          onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
        >
          <summary className="flex min-h-12 list-none items-center gap-2 px-4 text-small font-medium text-primary-9 sm:px-5 [&::-webkit-details-marker]:hidden">
            {t('offers.bill')}
            <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          {(isOpen || !isInBrowser) && (
            <div className="grid gap-6 px-4 pb-5 sm:px-5">
              <BillTable
                caption={t('bill.caption', { name: line.name })}
                currency={bill.currency}
                basis={bill.weighed.basis}
                lines={bill.lines}
                totalMinor={bill.totalMinor}
                areaName={areaName}
              />
              <div>
                <h4 className="mb-2 text-small font-semibold">{t('weights.title')}</h4>
                <WeighingTable weighed={bill.weighed} weighing={line.current.tariff.weighing} />
              </div>
              <p className="text-caption text-muted">{t('offers.version', { version: bill.version })}</p>
              {action}
            </div>
          )}
        </details>
      </article>
    </Card>
  );
}

const Mark = ({ icon, children }: { readonly icon: 'check' | 'express'; readonly children: string }) => (
  <span className="inline-flex items-center gap-1 rounded-small bg-positive-ground px-2 py-0.5 text-caption font-medium text-positive">
    <Icon name={icon} className="size-3.5" />
    {children}
  </span>
);
