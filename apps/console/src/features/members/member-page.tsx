import { type MemberDetail, memberDeskCalls } from '@onehaul/contract/console/members';
import type { Permission } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { DeskTabs } from '../../app/desk-tabs.tsx';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { addressOfMember, parseMemberPath } from './member-address.ts';
import { AdjustBalance } from './adjust-balance.tsx';
import { MemberAddresses } from './member-addresses.tsx';
import { MemberCoupons } from './member-coupons.tsx';
import { MemberCases, MemberOrders, MemberParcels } from './member-goods.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberOverview } from './member-overview.tsx';
import { MemberSubAccounts } from './member-subs.tsx';
import { PendingAdjustments } from './pending-adjustments.tsx';
import { MemberWallet } from './member-wallet.tsx';
import { SignIns } from './sign-ins.tsx';

/** Tabs in order, with the permission each requires. A sub-account has no records of its own but sessions. */
const tabs = [
  { name: 'overview', permission: 'member:read', ofSubAccount: true },
  { name: 'money', permission: 'finance:read', ofSubAccount: false },
  { name: 'points', permission: 'finance:read', ofSubAccount: false },
  { name: 'coupons', permission: 'campaign:read', ofSubAccount: false },
  { name: 'parcels', permission: 'parcel:read', ofSubAccount: false },
  { name: 'orders', permission: 'order:read', ofSubAccount: false },
  { name: 'cases', permission: 'case:read', ofSubAccount: false },
  { name: 'addresses', permission: 'member:read', ofSubAccount: false },
  { name: 'subAccounts', permission: 'member:read', ofSubAccount: false },
  { name: 'sessions', permission: 'member:read', ofSubAccount: true },
] as const satisfies readonly { name: string; permission: Permission; ofSubAccount: boolean }[];
type Tab = (typeof tabs)[number]['name'];

/** One member: profile, wallet, goods, cases and sign-ins, each under its own permission. */
export function MemberPage() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('memberPage');
  const which = parseMemberPath(useParams());
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'one', which],
    queryFn: ({ signal }) => callApi(memberDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  const isMissing = !which || failureOf(error).error === 'record.notFound';
  return (
    <>
      <PageTitle>{data ? `${data.code} ${data.name}`.trim() : t('members.one')}</PageTitle>
      <div className="flex flex-col gap-4">
        <Link to={paths.members} className="self-start text-small text-primary-9 hover:underline">
          {words('back')}
        </Link>
        {data ? (
          <Loaded key={`${data.shopId}-${data.id}`} member={data} />
        ) : (
          <>
            <h1 className="text-title font-semibold">{t('members.one')}</h1>
            {isMissing ? (
              <ListMessage icon="search" title={words('missingTitle')} text={words('missingText')} />
            ) : error ? (
              <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
            ) : (
              <Skeleton active paragraph={{ rows: 12 }} />
            )}
          </>
        )}
      </div>
    </>
  );
}

function Loaded({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  const { permissions } = useMe();
  const [address] = useSearchParams();
  const open = tabs.filter(
    ({ permission, ofSubAccount }) =>
      permissions.includes(permission) && (ofSubAccount || !member.isSubAccount),
  );
  const current = open.find(({ name }) => name === address.get('tab'))?.name ?? 'overview';
  const { mainAccount } = member;
  return (
    <>
      <MemberHead member={member} />
      {mainAccount && (
        <p className="text-small text-muted">
          {t('usesMain')}{' '}
          <Link
            to={addressOfMember({ shopId: member.shopId, id: mainAccount.id })}
            className="font-mono text-primary-9 underline"
          >
            {mainAccount.code}
          </Link>
        </p>
      )}
      <DeskTabs
        label={t('tabs')}
        tabs={open.map(({ name }) => name)}
        current={current}
        show={(tab) => t(`tab.${tab}`)}
      />
      <TabContent tab={current} member={member} />
    </>
  );
}

function TabContent({ tab, member }: { readonly tab: Tab; readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  switch (tab) {
    case 'overview':
      return <MemberOverview member={member} />;
    case 'money':
      return (
        <div className="flex flex-col gap-6">
          <PendingAdjustments member={member} />
          <section className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lead font-semibold">{t('statement')}</h2>
              <AdjustBalance member={member} />
            </div>
            <MemberWallet member={member} unit="money" />
          </section>
        </div>
      );
    case 'points':
      return <MemberWallet member={member} unit="points" />;
    case 'coupons':
      return <MemberCoupons member={member} />;
    case 'parcels':
      return <MemberParcels member={member} />;
    case 'orders':
      return <MemberOrders member={member} />;
    case 'cases':
      return <MemberCases member={member} />;
    case 'addresses':
      return <MemberAddresses member={member} />;
    case 'subAccounts':
      return <MemberSubAccounts member={member} />;
    case 'sessions':
      return <SignIns member={member} />;
  }
}
