import { type StaffRow, staffCalls } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { SecretOnce } from '@onehaul/workbench/secret-once';
import { useMemo, useState } from 'react';
import { ask } from '../../app/ask.ts';
import { useMay } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { AddStaffForm } from './add-staff-form.tsx';
import { RoleHelp } from './role-help.tsx';
import { StaffDrawer } from './staff-drawer.tsx';
import { StaffStateMark } from './staff-state.tsx';

const load = ({ search, page, rows }: ListQuery, signal: AbortSignal) =>
  ask(staffCalls.list, { search, pageIndex: page, pageRows: rows }, { signal });
const keyOf = ({ id }: StaffRow) => String(id);

export function StaffPage() {
  const { t } = useTranslation('console');
  const mayManage = useMay('staff:manage');
  const [isAdding, setIsAdding] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [added, setAdded] = useState<{ name: string; password: string }>();

  const columns = useMemo<Column<StaffRow>[]>(
    () => [
      { key: 'name', title: t('staff.name'), isFixed: true, show: ({ name }) => name },
      {
        key: 'code',
        title: t('staff.code'),
        width: 120,
        isHiddenAtFirst: true,
        show: ({ code }) => <span className="font-mono">{code}</span>,
      },
      { key: 'email', title: t('staff.email'), show: ({ email }) => email },
      {
        key: 'roles',
        title: t('staff.roles'),
        show: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(t('list.comma')),
      },
      {
        key: 'secondFactor',
        title: t('staff.secondFactor'),
        width: 150,
        show: ({ hasSecondFactor }) => t(hasSecondFactor ? 'staff.isSetUp' : 'staff.isNotSetUp'),
      },
      {
        key: 'state',
        title: t('staff.state'),
        width: 140,
        show: ({ state }) => <StaffStateMark state={state} />,
      },
      {
        key: 'lastSignIn',
        title: t('staff.lastSignIn'),
        width: 160,
        show: ({ lastSignInAt }) => <Moment at={lastSignInAt} />,
      },
      {
        key: 'created',
        title: t('staff.created'),
        width: 160,
        isHiddenAtFirst: true,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t],
  );

  return (
    <>
      <PageTitle>{t('page.staff')}</PageTitle>
      <ListPage
        name="staff"
        title={t('page.staff')}
        sentence={t('staff.sentence')}
        action={
          <div className="flex gap-2">
            <Button onClick={() => setIsHelpOpen(true)}>{t('staff.roleHelp')}</Button>
            {mayManage && (
              <Button type="primary" onClick={() => setIsAdding(true)}>
                {t('staff.add')}
              </Button>
            )}
          </div>
        }
        searchLabel={t('staff.search')}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('staff.emptyTitle'), text: t('staff.emptyText') }}
        drawer={{
          title: t('staff.one'),
          show: (key, row) => <StaffDrawer key={key} person={row} />,
        }}
      />
      {isAdding && <AddStaffForm onAdded={setAdded} onClose={() => setIsAdding(false)} />}
      <RoleHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      {added && (
        <SecretOnce
          title={t('password.givenTitle')}
          text={t('staff.givenText', { name: added.name })}
          secret={added.password}
          onClose={() => setAdded(undefined)}
        />
      )}
    </>
  );
}
