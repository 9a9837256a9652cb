import type { MemberDetail } from '@onehaul/contract/console/members';
import { walletDeskCalls } from '@onehaul/contract/console/wallets';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberAlerts } from './member-alerts.tsx';
import type { WhichMember } from './member-address.ts';
import { MemberStateMark } from '../../app/member-state.tsx';

/** Balances of a member's wallet, for people who may see money. */
export function useMemberWallet({ shopId, id }: WhichMember, isEnabled = true) {
  const mayRead = useHasPermission('finance:read');
  return useQuery({
    queryKey: ['members', 'wallet', shopId, id],
    queryFn: ({ signal }) => callApi(walletDeskCalls.get, { shopId, memberId: id }, { signal }),
    enabled: mayRead && isEnabled,
  });
}

export function MemberHead({ member }: { readonly member: MemberDetail }) {
  const { t, i18n } = useTranslation('memberPage');
  const { shops } = useMe();
  const shopName = useShopName();
  const mayReadMoney = useHasPermission('finance:read') && !member.isSubAccount;
  const { data: wallet } = useMemberWallet(member, mayReadMoney);
  const { money, number } = measuresIn(i18n.language);
  const figures = [
    { key: 'balance', value: wallet && money(wallet.cash + wallet.gift, 'CNY') },
    { key: 'points', value: wallet && number(wallet.points) },
  ] as const;
  const words = [
    member.username,
    member.levelName,
    member.servicePerson && t('serviceBy', { name: member.servicePerson }),
    shops.length > 1 && shopName(member.shopId),
  ];
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="text-title font-semibold break-words">{member.name || member.username}</h1>
            <CopyValue value={member.code} />
            <MemberStateMark state={member.state} />
          </div>
          <p className="mt-1 text-small text-muted">{words.filter(Boolean).join(' · ')}</p>
        </div>
        {mayReadMoney && (
          <dl className="flex gap-6 text-end">
            {figures.map(({ key, value }) => (
              <div key={key}>
                <dt className="text-caption text-muted">{t(`figure.${key}`)}</dt>
                <dd data-figure={key} className="min-h-7 text-title font-semibold tabular-nums">
                  {value ?? '…'}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <MemberAlerts member={member} />
      <MemberActs member={member} />
    </header>
  );
}
