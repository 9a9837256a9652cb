import { withdrawalDeskCalls, type WithdrawalRow } from '@onehaul/contract/console/withdrawals';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { Masked } from '@onehaul/workbench/masked';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { MissingRow } from '../../app/missing-row.tsx';
import { useChange } from '../../app/use-change.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { useMoneyWords } from './money-words.ts';
import { ProofLink } from './proof-link.tsx';
import { WithdrawalMark } from './state-marks.tsx';
import { WithdrawalActs } from './withdrawal-acts.tsx';

/** Review before a payout: member, amount, card, and other members with the same card. */
export function WithdrawalDrawer({ row }: { readonly row: WithdrawalRow | undefined }) {
  const { t } = useTranslation('finance');
  if (!row) return <MissingRow list="withdrawals" title={t('goneTitle')} text={t('goneText')} lines={10} />;
  return <Detail row={row} />;
}

function Detail({ row }: { readonly row: WithdrawalRow }) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  return (
    <div className="flex flex-col gap-5" data-withdrawal={row.number}>
      <header className="flex items-start justify-between gap-3">
        <div>
          <p className="text-caption text-muted">{t('amount')}</p>
          <p className="text-heading font-semibold tabular-nums">{yuan(row.minor)}</p>
        </div>
        <WithdrawalMark state={row.state} />
      </header>
      <Twins row={row} />
      <WithdrawalActs row={row} />
      {row.proofUrl && (
        <ProofLink
          url={row.proofUrl}
          openLabel={t('withdrawal.openPicture')}
          alt={t('withdrawal.openPicture')}
          className="max-h-[40vh]"
        />
      )}
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('member'),
            value: <MemberName memberCode={row.memberCode} memberName={row.memberName} />,
          },
          { key: 'cash', label: t('withdrawal.cash'), value: yuan(row.cashMinor) },
          { key: 'holder', label: t('withdrawal.holder'), value: <CopyValue value={row.holder} /> },
          { key: 'bank', label: t('withdrawal.bank'), value: row.bankName },
          { key: 'card', label: t('withdrawal.cardNumber'), value: <CardNumber row={row} /> },
          { key: 'since', label: t('withdrawal.cardSince'), value: <Moment at={row.cardSince} /> },
          { key: 'expected', label: t('withdrawal.expected'), value: row.expectedOn },
          { key: 'created', label: t('withdrawal.created'), value: <Moment at={row.createdAt} /> },
          { key: 'number', label: t('withdrawal.number'), value: <CopyValue value={row.number} /> },
          { key: 'shop', label: t('shop'), value: <ShopName id={row.shopId} /> },
          ...(row.approvedAt
            ? [
                {
                  key: 'approved',
                  label: t('withdrawal.approvedBy'),
                  value: (
                    <>
                      {row.approvedBy} · <Moment at={row.approvedAt} />
                    </>
                  ),
                },
              ]
            : []),
          ...(row.decidedAt
            ? [
                {
                  key: 'decided',
                  label: t('withdrawal.decidedBy'),
                  value: (
                    <>
                      {row.decidedBy || t('member')} · <Moment at={row.decidedAt} />
                    </>
                  ),
                },
              ]
            : []),
          ...(row.transferNumber
            ? [
                {
                  key: 'transfer',
                  label: t('withdrawal.transferNumber'),
                  value: <CopyValue value={row.transferNumber} />,
                },
              ]
            : []),
          ...(row.reason ? [{ key: 'reason', label: t('reason'), value: row.reason }] : []),
        ]}
      />
    </div>
  );
}

/** Full card number for staff who make the transfer; revealing it is recorded in the audit log. */
function CardNumber({ row }: { readonly row: WithdrawalRow }) {
  const { t } = useTranslation('finance');
  const mayReview = useHasPermission('finance:review');
  const reveal = useChange(withdrawalDeskCalls.reveal, ['audit']);
  const [whole, setWhole] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { shopId, id } = row;
  const revealCardNumber = () =>
    void reveal({ shopId, id }).then(
      ({ cardNumber }) => setWhole(cardNumber),
      (error: unknown) => setFailure(failureOf(error).message),
    );
  return (
    <span className="grid gap-2">
      <Masked
        label={t('withdrawal.cardNumber')}
        masked={`•••• ${row.tail}`}
        fullValue={whole}
        {...(mayReview && { onReveal: revealCardNumber })}
      />
      <FailureNote text={failure} />
    </span>
  );
}

function Twins({ row }: { readonly row: WithdrawalRow }) {
  const { t } = useTranslation('finance');
  if (row.twins.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('withdrawal.twinTitle')}
      data-twins={row.twins.length}
      description={
        <ul className="grid gap-1">
          {row.twins.map((twin) => (
            <li key={`${twin.shopId}-${twin.memberId}`}>
              <span className="font-mono">{twin.memberCode}</span> {twin.memberName} ·{' '}
              <ShopName id={twin.shopId} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
