import type { MemberDetail } from '@onehaul/contract/console/members';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useHasPermission } from '../../app/me.ts';
import { MemberFacts } from './member-facts.tsx';
import { useMemberWallet } from './member-head.tsx';
import { StaffActivity } from './staff-activity.tsx';

const accounts = ['cash', 'gift', 'hold', 'earnings'] as const;

export function MemberOverview({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  const mayReadMoney = useHasPermission('finance:read') && !member.isSubAccount;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section className="flex min-w-0 flex-col gap-3">
        <h2 className="text-lead font-semibold">{t('profile')}</h2>
        <MemberFacts member={member} />
        <StaffActivity member={member} />
      </section>
      {mayReadMoney && <Wallet member={member} />}
    </div>
  );
}

function Wallet({ member }: { readonly member: MemberDetail }) {
  const { t, i18n } = useTranslation('memberPage');
  const { money, number } = measuresIn(i18n.language);
  const { data, error, refetch } = useMemberWallet(member);
  return (
    <section className="flex min-w-0 flex-col gap-3" data-wallet>
      <h2 className="text-lead font-semibold">{t('wallet')}</h2>
      {error && !data ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DetailList
          rows={[
            ...accounts.map((account) => ({
              key: account,
              label: t(`account.${account}`),
              value: <span className="tabular-nums">{data ? money(data[account], 'CNY') : '…'}</span>,
            })),
            {
              key: 'points',
              label: t('figure.points'),
              value: <span className="tabular-nums">{data ? number(data.points) : '…'}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
