import { roleCalls } from '@onehaul/contract/console/roles';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { RoleDrawer } from './role-drawer.tsx';
import { RoleForm } from './role-form.tsx';
import { type RoleRow, roleRows } from './role-row.ts';
import { StaffTabs } from './staff-tabs.tsx';

const keyOf = ({ key }: RoleRow) => key;

/** Roles of the company and the built-in ones. */
export function RolesPage() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const me = useMe();
  const isOperator = me.roles.includes('operator');
  // A role reaches all shops, so a person limited to some only reads them.
  const mayMake = useHasPermission('staff:manage') && !isOperator && me.places === null;
  const [isMaking, setIsMaking] = useState(false);

  const load = async ({ search, page, rows }: ListQuery, signal: AbortSignal) => {
    const { items } = await callApi(roleCalls.list, {}, { signal });
    const wanted = search.toLocaleLowerCase();
    const found = roleRows(items, isOperator, t).filter(({ name }) =>
      name.toLocaleLowerCase().includes(wanted),
    );
    return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
  };

  const columns = useMemo<Column<RoleRow>[]>(
    () => [
      { key: 'name', title: words('roles.name'), isFixed: true, show: ({ name }) => name },
      {
        key: 'kind',
        title: words('roles.kind'),
        width: 120,
        show: ({ own }) => words(own ? 'roles.ownKind' : 'roles.builtIn'),
      },
      { key: 'description', title: words('roles.description'), show: ({ description }) => description },
      {
        key: 'permissions',
        title: words('roles.permissions'),
        width: 120,
        align: 'end',
        show: ({ permissions }) => permissions.length,
      },
      {
        key: 'holders',
        title: words('roles.holders'),
        show: ({ own }) =>
          own && (own.holders.map(({ name }) => name).join(t('list.comma')) || words('roles.noHolders')),
      },
      {
        key: 'changed',
        title: words('roles.changed'),
        width: 160,
        show: ({ own }) => own && <Moment at={own.updatedAt} />,
      },
    ],
    [t, words],
  );

  return (
    <>
      <PageTitle>{words('roles.tab.roles')}</PageTitle>
      <ListPage
        name="roles"
        title={t('page.staff')}
        sentence={words('roles.sentence')}
        tabs={<StaffTabs current="roles" />}
        action={
          mayMake && (
            <Button type="primary" onClick={() => setIsMaking(true)}>
              {words('roles.new')}
            </Button>
          )
        }
        searchLabel={words('roles.search')}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: words('roles.emptyTitle'), text: words('roles.emptyText') }}
        drawer={{
          title: words('roles.one'),
          show: (key, row) => <RoleDrawer key={key} row={row} mayMake={mayMake} />,
        }}
      />
      {isMaking && <RoleForm onClose={() => setIsMaking(false)} />}
    </>
  );
}
