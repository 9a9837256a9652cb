import type { Remittance } from '@onehaul/contract/cod-money';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useLocalMoney } from './cod-marks.tsx';
import { remittedOrdersQuery } from './cod-queries.ts';

type Props = { readonly id: number; readonly remittance: Remittance | undefined };

/** One remittance: amount collected, deductions, and its orders. */
export function RemittanceDrawer({ id, remittance }: Props) {
  const { t, i18n } = useTranslation('cod');
  const exact = useCnyText();
  const local = useLocalMoney();
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery(remittedOrdersQuery(send, id));
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.items.length === 0) {
    return <ListMessage icon="search" title={t('collect.goneTitle')} text={t('collect.goneText')} />;
  }
  return (
    <div className="flex flex-col gap-5">
      {remittance && (
        <>
          <div>
            <p className="font-mono">{remittance.number}</p>
            <p className="text-small text-muted">
              <Moment at={remittance.createdAt} />
            </p>
          </div>
          <Sums remittance={remittance} />
        </>
      )}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {data.items.map((order) => (
          <li key={order.orderId} className="grid gap-1 p-3 text-small">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-mono">{order.clientNumber || order.number}</span>
              <span className="font-medium tabular-nums">
                {order.owedMinor === null ? exact(0) : exact(order.owedMinor)}
              </span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4 text-caption text-muted tabular-nums">
              <span>
                {order.exchangeRate === null
                  ? t('collect.wasRefused')
                  : t('collect.atRate', {
                      amount: local(order.amount, order.currencyCode),
                      rate: numberFormat(i18n.language, { maximumFractionDigits: 6 }).format(
                        order.exchangeRate,
                      ),
                    })}
              </span>
              <span>{t('collect.lessCost', { cost: exact(order.costMinor) })}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.wallet} className="text-ink! underline">
        {t('collect.toWallet')}
      </Link>
    </div>
  );
}

function Sums({ remittance }: { readonly remittance: Remittance }) {
  const { t } = useTranslation('cod');
  const exact = useCnyText();
  // `0 - x` instead of `-x`: negating zero gives -0, which formats with a minus sign.
  const rows = [
    ['collected', remittance.collectedMinor],
    ['freight', 0 - remittance.freightMinor],
    ['commission', 0 - remittance.commissionMinor],
    ['tax', 0 - remittance.taxMinor],
  ] as const;
  return (
    <dl className="rounded-card border border-line">
      {rows.map(([name, minor]) => (
        <div key={name} className="flex justify-between gap-4 px-4 py-2 text-small">
          <dt className="text-muted">{t(`collect.${name}`)}</dt>
          <dd className="tabular-nums">{exact(minor)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line px-4 py-3 font-semibold">
        <dt>{t('collect.net')}</dt>
        <dd className="tabular-nums">{exact(remittance.netMinor)}</dd>
      </div>
    </dl>
  );
}
