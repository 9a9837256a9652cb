import type { RefundRow } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { Moment } from '@onehaul/workbench/moment';
import { MemberName } from '../../app/member-name.tsx';
import { MissingRow } from '../../app/missing-row.tsx';
import { useMoneyWords } from './money-words.ts';
import { RefundActs } from './refund-acts.tsx';
import { RefundMark } from './state-marks.tsx';
import { ShopName } from '../../app/shop-name.tsx';

export function RefundDrawer({ refund }: { readonly refund: RefundRow | undefined }) {
  const { t } = useTranslation('finance');
  const { yuan, inCurrency } = useMoneyWords();
  if (!refund) return <MissingRow list="refunds" title={t('goneTitle')} text={t('goneText')} lines={8} />;
  return (
    <div className="flex flex-col gap-5" data-refund={refund.number}>
      <header className="flex items-start justify-between gap-3">
        <div>
          <p className="text-heading font-semibold tabular-nums">{yuan(refund.minor)}</p>
          {refund.currencyCode !== 'CNY' && (
            <p className="text-small text-muted">{inCurrency(refund.askedMinor, refund.currencyCode)}</p>
          )}
        </div>
        <RefundMark state={refund.state} />
      </header>
      <RefundActs refund={refund} />
      <DetailList
        rows={[
          {
            key: 'order',
            label: t('refund.order'),
            value: <RefundOf refund={refund} />,
          },
          { key: 'payment', label: t('paymentNumber'), value: <CopyValue value={refund.paymentNumber} /> },
          { key: 'number', label: t('refund.number'), value: <CopyValue value={refund.number} /> },
          {
            key: 'member',
            label: t('member'),
            value: <MemberName memberCode={refund.memberCode} memberName={refund.memberName} />,
          },
          { key: 'shop', label: t('shop'), value: <ShopName id={refund.shopId} /> },
          {
            key: 'route',
            label: t('refund.route'),
            value: `${t(`route.${refund.route}`)} (${t(`method.${refund.method}`)})`,
          },
          { key: 'why', label: t('refund.why'), value: t(`why.${refund.why}`) },
          { key: 'reason', label: t('reason'), value: refund.reason },
          {
            key: 'proposed',
            label: t('refund.proposedBy'),
            value: (
              <>
                {refund.proposedBy || t('refund.byRule')} · <Moment at={refund.createdAt} />
              </>
            ),
          },
          ...(refund.decidedAt
            ? [
                {
                  key: 'decided',
                  label: t('refund.decidedBy'),
                  value: (
                    <>
                      {refund.decidedBy} · <Moment at={refund.decidedAt} />
                    </>
                  ),
                },
              ]
            : []),
          ...(refund.doneAt
            ? [{ key: 'done', label: t('refund.doneAt'), value: <Moment at={refund.doneAt} /> }]
            : []),
        ]}
      />
    </div>
  );
}

/** The refunded order or service; a refund of money not owed has neither. */
function RefundOf({ refund: { orderNumber, serviceNumber } }: { readonly refund: RefundRow }) {
  const number = orderNumber || serviceNumber;
  return number ? <CopyValue value={number} /> : '-';
}
