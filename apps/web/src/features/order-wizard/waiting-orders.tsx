import type { Order } from '@onehaul/contract/order';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useState } from 'react';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useAct } from '../../app/use-act.ts';
import { Part } from './part.tsx';
import { useWizardActs } from './use-wizard-acts.ts';

/** Instant orders with parcels in transit: progress and cancellation. */
export function WaitingOrders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation('wizard');
  const [cancelling, setCancelling] = useState<Order>();
  // Renders nothing instead of an empty list below the form.
  if (orders.length === 0 && !cancelling) return null;
  return (
    <Part title={t('instant.waiting')}>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <WaitingRow key={order.id} order={order} onCancel={() => setCancelling(order)} />
        ))}
      </ul>
      {cancelling && <CancelDialog order={cancelling} onClose={() => setCancelling(undefined)} />}
    </Part>
  );
}

function WaitingRow({ order, onCancel }: { readonly order: Order; readonly onCancel: () => void }) {
  const { t, i18n } = useTranslation('wizard');
  const { number, arrivedCount, parcelCount, ceiling, lineName, receiverName, countryName, createdAt } =
    order;
  return (
    <li data-waiting={number} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-small">
      <div className="min-w-0 grow basis-60">
        <NumberWithCopy number={number} />
        <p className="text-muted">{[lineName, receiverName, countryName].join(' · ')}</p>
        <p className="text-caption text-muted">
          <Moment at={createdAt} />
        </p>
      </div>
      <div className="basis-40">
        {parcelCount > 0 && (
          <>
            <p className="font-medium">{t('instant.arrived', { arrived: arrivedCount, all: parcelCount })}</p>
            {/* A width in percent would need a style attribute. */}
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${parcelCount} 1`}
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full rounded-full bg-line"
            >
              <rect width={arrivedCount} height={1} className="fill-primary-7" />
            </svg>
          </>
        )}
        {ceiling !== null && (
          <p className="mt-1 text-caption text-muted">
            {t('instant.upTo', { amount: measuresIn(i18n.language).money(ceiling, 'CNY') })}
          </p>
        )}
      </div>
      <Button variant="secondary" aria-label={t('instant.cancelOf', { number })} onClick={onCancel}>
        {t('instant.cancel')}
      </Button>
    </li>
  );
}

function CancelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const loadActs = useWizardActs();
  const cancel = useAct(async () => (await loadActs()).cancelOrder(order.id), {
    onDone: onClose,
    done: () => t('instant.cancelled'),
  });
  return (
    <ConfirmDialog
      title={t('instant.cancelTitle')}
      confirm={t('instant.cancel')}
      cancel={t('instant.keep')}
      isDangerous
      isBusy={cancel.isPending}
      onConfirm={() => cancel.start(undefined)}
      onClose={onClose}
    >
      {t('instant.cancelText', { number: order.number })}
    </ConfirmDialog>
  );
}
