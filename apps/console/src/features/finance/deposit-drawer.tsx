import type { Deposit } from '@onehaul/contract/console/finance';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { Moment } from '@onehaul/workbench/moment';
import { MemberName } from '../../app/member-name.tsx';
import { MissingRow } from '../../app/missing-row.tsx';
import { DepositActs } from './deposit-acts.tsx';
import { useMoneyWords } from './money-words.ts';
import { ProofLink } from './proof-link.tsx';
import { PaymentMark } from './state-marks.tsx';
import { ShopName } from '../../app/shop-name.tsx';

type Props = { readonly deposit: Deposit | undefined };

/** Details to compare with the bank statement: amount and number large, the receipt larger. */
export function DepositDrawer({ deposit }: Props) {
  const { t, i18n } = useTranslation('finance');
  const { yuan, inCurrency } = useMoneyWords();
  if (!deposit) return <MissingRow list="deposits" title={t('goneTitle')} text={t('goneText')} lines={10} />;
  return (
    <div className="flex flex-col gap-5" data-deposit={deposit.number}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-caption text-muted">{t('amount')}</p>
          <p className="text-heading font-semibold tabular-nums">
            {inCurrency(deposit.askedMinor, deposit.currencyCode)}
          </p>
          {deposit.currencyCode !== 'CNY' && (
            <p className="text-small text-muted tabular-nums" data-booked={deposit.minor}>
              {t('deposit.booked', {
                amount: yuan(deposit.minor),
                rate: numberFormat(i18n.language, { maximumFractionDigits: 8 }).format(deposit.exchangeRate),
                currency: deposit.currencyCode,
              })}
            </p>
          )}
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
      <ProofLink
        url={deposit.pictureUrl}
        openLabel={t('deposit.openPicture')}
        alt={t('deposit.picture')}
        className="max-h-[60vh]"
      />
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('member'),
            value: <MemberName memberCode={deposit.memberCode} memberName={deposit.memberName} />,
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
  const { inCurrency } = useMoneyWords();
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
                <span className="font-mono">{twin.memberCode}</span> ·{' '}
                {inCurrency(twin.askedMinor, twin.currencyCode)} · <ShopName id={twin.shopId} /> ·{' '}
                {t(`paymentState.${twin.state}`)}
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
