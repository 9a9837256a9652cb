import { type MemberRow, memberDeskCalls } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { ShopName } from '../../app/shop-name.tsx';
import { keyOfMember } from './member-key.ts';
import { isMemberState, MemberStateMark, memberStates } from '../../app/member-state.tsx';

const importDrawer = async () => ({ default: (await import('./member-drawer.tsx')).MemberDrawer });
const MemberDrawer = lazy(importDrawer);

function load({ search, filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { shop, state } = filters;
  return callApi(
    memberDeskCalls.list,
    {
      search,
      pageIndex: page,
      pageRows: rows,
      ...(shop && Number(shop) > 0 && { shopId: Number(shop) }),
      ...(isMemberState(state) && { state }),
    },
    { signal },
  );
}

export function MembersPage() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('memberPage');
  const { shops } = useMe();
  // Not part of the first load, and there when a row is opened.
  useEffect(() => void importDrawer().catch(() => undefined), []);
  const columns = useMemo<Column<MemberRow>[]>(() => {
    return [
      {
        key: 'code',
        title: t('members.code'),
        width: 128,
        isFixed: true,
        show: ({ code }) => <span className="font-mono">{code}</span>,
      },
      { key: 'username', title: t('members.username'), show: ({ username }) => username },
      { key: 'name', title: t('members.name'), show: ({ name }) => name },
      {
        key: 'phone',
        title: t('members.phone'),
        show: ({ maskedPhone }) => <span className="font-mono">{maskedPhone}</span>,
      },
      {
        key: 'email',
        title: t('members.email'),
        isHiddenByDefault: true,
        show: ({ maskedEmail }) => <span className="font-mono">{maskedEmail}</span>,
      },
      { key: 'shop', title: t('members.shop'), show: ({ shopId }) => <ShopName id={shopId} /> },
      {
        key: 'kind',
        title: t('members.kind'),
        isHiddenByDefault: true,
        show: ({ isSubAccount }) => t(isSubAccount ? 'members.subAccount' : 'members.mainAccount'),
      },
      {
        key: 'level',
        title: t('members.level'),
        width: 120,
        isHiddenByDefault: true,
        show: ({ levelName }) => levelName,
      },
      {
        key: 'state',
        title: t('members.state'),
        width: 150,
        show: ({ state }) => <MemberStateMark state={state} />,
      },
      {
        key: 'lastSignIn',
        title: t('members.lastSignIn'),
        width: 160,
        show: ({ lastSignInAt }) => <Moment at={lastSignInAt} />,
      },
      {
        key: 'created',
        title: t('members.created'),
        width: 160,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t]);

  return (
    <>
      <PageTitle>{t('page.members')}</PageTitle>
      <ListPage
        name="members"
        title={t('page.members')}
        sentence={words('sentence')}
        searchLabel={words('search')}
        filters={[
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('members.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'state',
            label: t('members.state'),
            options: memberStates.map((state) => ({ value: state, label: t(`memberState.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyOfMember}
        load={load}
        empty={{ title: words('emptyTitle'), text: words('emptyText') }}
        drawer={{
          title: t('members.one'),
          show: (key) => (
            <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
              <MemberDrawer key={key} memberKey={key} />
            </Suspense>
          ),
        }}
      />
    </>
  );
}
