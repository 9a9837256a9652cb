import type { Deposit } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQueryClient } from '@tanstack/react-query';
import { DepositActs } from './deposit-acts.tsx';
import { useMoneyWords } from './money-words.ts';
import { PaymentMark } from './state-marks.tsx';
import { ShopName } from '../../app/shop-name.tsx';

type Props = { readonly deposit: Deposit | undefined };

/** Details to compare with the bank statement: amount and number large, the receipt larger. */
export function DepositDrawer({ deposit }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const isListed = useQueryClient().isFetching({ queryKey: ['deposits', 'list'] }) === 0;
  if (!deposit) {
    if (!isListed) return <Skeleton active paragraph={{ rows: 10 }} />;
    return <ListMessage icon="search" title={t('goneTitle')} text={t('goneText')} />;
  }
  return (
    <div className="flex flex-col gap-5" data-deposit={deposit.number}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-caption text-muted">{t('amount')}</p>
          <p className="text-heading font-semibold tabular-nums">{yuan(deposit.minor)}</p>
        </div>
        <PaymentMark state={deposit.state} />
      </div>
      <div>
        <p className="text-caption text-muted">{t('deposit.transaction')}</p>
        <p className="text-lead font-semibold">
          <CopyValue value={deposit.transactionNumber} />
        </p>
      </div>
      <Twins deposit={deposit} />
      <DepositActs deposit={deposit} />
      <a
        href={deposit.pictureUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t('deposit.openPicture')}
        className="block rounded-card border border-line bg-sunken"
      >
        <img
          src={deposit.pictureUrl}
          alt={t('deposit.picture')}
          className="max-h-[60vh] w-full rounded-card object-contain"
        />
      </a>
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('member'),
            value: (
              <>
                <span className="font-mono">{deposit.memberCode}</span> {deposit.memberName}
              </>
            ),
          },
          { key: 'payer', label: t('deposit.payer'), value: deposit.payerName },
          {
            key: 'bank',
            label: t('deposit.bank'),
            value: (
              <>
                {deposit.bankName} <span className="font-mono">{deposit.accountNumber}</span>
              </>
            ),
          },
          {
            key: 'for',
            label: t('payFor'),
            value:
              deposit.purpose === 'recharge'
                ? t('recharge')
                : [...deposit.orderNumbers, ...deposit.serviceNumbers].join(t('comma')),
          },
          { key: 'number', label: t('paymentNumber'), value: <CopyValue value={deposit.number} /> },
          { key: 'shop', label: t('shop'), value: <ShopName id={deposit.shopId} /> },
          { key: 'submitted', label: t('deposit.submitted'), value: <Moment at={deposit.submittedAt} /> },
          ...(deposit.reviewedAt
            ? [
                {
                  key: 'reviewed',
                  label: t('deposit.reviewed'),
                  value: (
                    <>
                      {deposit.reviewer} · <Moment at={deposit.reviewedAt} />
                    </>
                  ),
                },
              ]
            : []),
          ...(deposit.reason ? [{ key: 'reason', label: t('reason'), value: deposit.reason }] : []),
        ]}
      />
    </div>
  );
}

/** Possible duplicates of the same transfer, shown before approval. */
function Twins({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  if (deposit.twins.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('deposit.twinTitle', { count: deposit.twins.length })}
      data-twins={deposit.twins.length}
      description={
        <ul className="grid gap-2">
          {deposit.twins.map((twin) => (
            <li key={`${twin.shopId}-${twin.paymentId}`} className="grid">
              <span>
                <span className="font-mono">{twin.memberCode}</span> · {yuan(twin.minor)} ·{' '}
                <ShopName id={twin.shopId} /> · {t(`paymentState.${twin.state}`)}
              </span>
              <span className="text-caption">
                {[
                  twin.isSameNumber && t('deposit.sameNumber'),
                  twin.isSamePicture && t('deposit.samePicture'),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                · <span className="font-mono">{twin.number}</span> · <Moment at={twin.submittedAt} />
              </span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
