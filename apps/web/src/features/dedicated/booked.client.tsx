import type { Booking } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sellerPaths } from '../../app/seller-paths.ts';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ImportPanel } from '../../app/portal/import/import-panel.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { bookingQuery } from './dedicated-queries.ts';
import { Progress } from './progress.tsx';

await loadTexts('imports');

type Props = { readonly booking: Booking; readonly onAgain: () => void };

/** Confirmation of a booking and its next steps: the box list, then the goods. */
export const Booked = (props: Props) => (
  <CallsPart version={undefined}>
    <NextSteps {...props} />
  </CallsPart>
);

function NextSteps({ booking, onAgain }: Props) {
  const { t } = useTranslation('dedicated');
  const queries = useQueryClient();
  const { data } = useQuery(bookingQuery(useSendWithMessage(), booking.id));
  const known = data ?? booking;
  const hasList = known.boxListAt !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-booked={booking.number}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
        <h2 className="flex flex-wrap items-baseline gap-3 text-lead font-semibold">
          {t('booked.title')} <NumberWithCopy number={booking.number} />
        </h2>
        <Progress done={known.stagesDone} />
        <p className="text-small text-muted">
          {t('booked.send', { warehouse: booking.warehouseName, count: booking.pieceCount })}
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${sellerPaths.dedicatedOrders}?open=${booking.id}`} variant="secondary">
            {t('booked.open')}
          </LinkButton>
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('booked.again')}
          </Button>
        </div>
      </Card>
      <section aria-labelledby="box-list-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="box-list-title" className="text-body font-semibold">
          {t('list.title')}
        </h2>
        {hasList ? (
          <Notice tone="positive">{t('list.there')}</Notice>
        ) : (
          <Notice tone="information">{t(booking.isCustoms ? 'list.needed' : 'list.wanted')}</Notice>
        )}
        <ImportPanel
          kind="boxList"
          choices={{ orderId: booking.id }}
          hasHistory={false}
          onTaken={() => queries.invalidateQueries({ queryKey: ordersKey })}
        />
      </section>
    </div>
  );
}
