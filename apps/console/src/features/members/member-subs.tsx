import { memberDeskCalls, type SubAccount } from '@onehaul/contract/console/members';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { addressOfMember, type WhichMember } from './member-address.ts';
import { MemberList } from './member-list.tsx';
import { MemberStateMark } from '../../app/member-state.tsx';

export function MemberSubAccounts({ member }: { readonly member: WhichMember }) {
  const { t, i18n } = useTranslation('memberPage');
  const { t: words } = useTranslation('console');
  const { shopId, id } = member;
  const columns = useMemo<Column<SubAccount>[]>(() => {
    const { money } = measuresIn(i18n.language);
    return [
      {
        key: 'code',
        title: words('members.code'),
        width: 140,
        show: ({ code }) => <span className="font-mono">{code}</span>,
      },
      { key: 'username', title: words('members.username'), show: ({ username }) => username },
      { key: 'name', title: words('members.name'), show: ({ name }) => name },
      {
        key: 'state',
        title: t('field.state'),
        width: 150,
        show: ({ state }) => <MemberStateMark state={state} />,
      },
      {
        key: 'limit',
        title: t('field.payLimit'),
        width: 150,
        align: 'end',
        show: ({ payLimitMinor }) => (payLimitMinor === null ? t('noLimit') : money(payLimitMinor, 'CNY')),
      },
      {
        key: 'lastSignIn',
        title: words('members.lastSignIn'),
        width: 160,
        show: ({ lastSignInAt }) => <Moment at={lastSignInAt} />,
      },
    ];
  }, [t, words, i18n.language]);
  return (
    <MemberList
      member={member}
      name="subAccounts"
      label={words('members.subAccounts')}
      columns={columns}
      keyOf={(row) => String(row.id)}
      addressOf={(row) => addressOfMember({ shopId, id: row.id })}
      load={async (_, signal) => {
        const { items } = await callApi(memberDeskCalls.subAccounts, { shopId, id }, { signal });
        return { items, total: items.length };
      }}
      emptyTitle={t('empty.subAccounts')}
    />
  );
}
