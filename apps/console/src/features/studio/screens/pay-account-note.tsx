import { gatewayMethods, mayBeForeign } from '@onehaul/domain/payment/payment-state';
import { Alert } from '@onehaul/workbench/antd';
import { Link } from 'react-router';
import { useHasPermission } from '../../../app/me.ts';
import { paths } from '../../../app/paths.ts';
import type { NoteProps } from '../kit/screen.ts';
import { useWords } from '../kit/use-words.ts';
import { TestPaymentPart } from './test-payment.tsx';

/** Account a payment method needs, with the page where it is set up. */
export function PayAccountNote({ values: { kind }, record }: NoteProps) {
  const { t, stateOf } = useWords('payType');
  const maySeeAccounts = useHasPermission('finance:read');
  if (kind === undefined || kind === 'balance') return null;
  const state = record?.state ?? undefined;
  const isMissing = state === 'accountMissing' || state === 'accountOff';
  const method = gatewayMethods.find((one) => one === kind);
  return (
    <>
      <Alert
        type={isMissing ? 'warning' : 'info'}
        showIcon
        data-account-state={state ?? 'new'}
        title={state ? stateOf(state) : t('account.needed')}
        description={
          <>
            {t(kind === 'bankDeposit' ? 'account.bankText' : 'account.gatewayText')}{' '}
            {!mayBeForeign(kind) && t('account.yuanText')}{' '}
            {maySeeAccounts && (
              <Link
                to={kind === 'bankDeposit' ? `${paths.moneyAccounts}?tab=bank` : paths.moneyAccounts}
                className="text-primary-10 underline"
              >
                {t('account.open')}
              </Link>
            )}
          </>
        }
      />
      {method && record && maySeeAccounts && (
        <TestPaymentPart payTypeId={Number(record.key)} method={method} isReady={!isMissing} />
      )}
    </>
  );
}
