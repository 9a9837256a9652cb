import type { Overview } from '@onehaul/contract/overview';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Link } from 'react-router';
import { ordersByStagePath, parcelsByStagePath, paths } from '../../app/paths.ts';
import { Section } from './section.tsx';

/** Stages of interest to a member; finished ones are in the list. */
const parcelStages = ['expected', 'received', 'stored', 'held', 'ordered', 'sent'] as const;
/** The spec's tabs plus orders waiting for goods; cancelled ones are in the list. */
const orderStages = ['unpaid', 'toShip', 'shipped', 'completed', 'awaitingArrival'] as const;

const cell = 'grid gap-1 px-4 py-4 transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2';

/** Parcel count per stage, with links. */
export function ParcelCounts({ counts }: { readonly counts: Overview['parcels'] }) {
  const { t, i18n } = useTranslation('member');
  const number = numberFormat(i18n.language, {});
  return (
    <Section
      id="parcel-counts"
      title={t('parcels.title')}
      more={{ to: paths.parcels, text: t('parcels.all') }}
    >
      <Card className="overflow-hidden">
        <ul className="grid grid-cols-3 gap-px bg-line sm:grid-cols-6">
          {parcelStages.map((stage) => (
            <li key={stage} className="bg-surface">
              <Link to={parcelsByStagePath(stage)} data-stage={stage} className={cell}>
                <span
                  className={`text-title font-semibold tabular-nums ${stage === 'held' && counts.held > 0 ? 'text-danger' : ''}`}
                >
                  {number.format(counts[stage])}
                </span>
                <span className="text-caption text-muted">{t(`parcels.${stage}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** Order count per stage, with links. */
export function OrderCounts({ counts }: { readonly counts: Overview['orders'] }) {
  const { t, i18n } = useTranslation('member');
  const number = numberFormat(i18n.language, {});
  return (
    <Section id="order-counts" title={t('orders.title')} more={{ to: paths.orders, text: t('orders.all') }}>
      <Card className="overflow-hidden">
        <ul className="grid grid-cols-3 gap-px bg-line sm:grid-cols-5">
          {orderStages.map((stage) => (
            <li key={stage} className="bg-surface">
              <Link to={ordersByStagePath(stage)} data-order-stage={stage} className={cell}>
                <span
                  className={`text-title font-semibold tabular-nums ${stage === 'unpaid' && counts.unpaid > 0 ? 'text-warning' : ''}`}
                >
                  {number.format(counts[stage])}
                </span>
                <span className="text-caption text-muted">{t(`orders.${stage}`)}</span>
              </Link>
            </li>
          ))}
          <li aria-hidden="true" className="bg-surface sm:hidden" />
        </ul>
      </Card>
    </Section>
  );
}
