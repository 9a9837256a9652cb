import type { RedispatchResult } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ListPager } from '../../app/portal/list-pager.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { sentRows } from './return-input.ts';

type Props = {
  readonly items: readonly RedispatchResult[];
  readonly total: number;
  readonly page: number;
};

/** Orders that redispatched returned goods. */
export function SentList({ items, total, page }: Props) {
  const { t } = useTranslation('returns');
  const { t: order } = useTranslation('order');
  const exact = useCnyText();
  return (
    <section className="grid gap-3" aria-labelledby="sent">
      <h2 id="sent" className="scroll-mt-28 text-lead font-semibold">
        {t('again.sent')}
      </h2>
      {total === 0 && <p className="text-small text-muted">{t('again.nothingSent')}</p>}
      {items.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {items.map((sent) => (
              <li
                key={sent.orderId}
                data-sent={sent.orderNumber}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 text-small"
              >
                <div className="grid min-w-0 gap-0.5">
                  <span className="flex flex-wrap items-baseline gap-x-3">
                    <Link
                      to={`${paths.orders}?open=${sent.orderId}`}
                      className="inline-flex min-h-6 items-center font-mono font-medium pointer-coarse:min-h-control text-primary-9 underline underline-offset-4"
                    >
                      {sent.orderNumber}
                    </Link>
                    <span>{sent.receiverName}</span>
                    <span className="text-muted">{t('cell.pieces', { quantity: sent.units })}</span>
                  </span>
                  <span className="text-caption text-muted">
                    {sent.warehouseName} · {sent.lineName} · <Moment at={sent.sentAt} />
                  </span>
                </div>
                <div className="grid justify-items-end gap-0.5">
                  <span>{order(`stage.${sent.state}`)}</span>
                  <span className="text-caption text-muted tabular-nums">
                    {sent.due > 0 ? t('again.due', { amount: exact(sent.due) }) : exact(sent.total)}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {/* The next page is shown where the list begins. */}
      <ListPager page={page} rows={sentRows} total={total} addressOf={(to) => `?page=${to}#sent`} />
    </section>
  );
}
