import { type StaffRow, staffCalls } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { AddStaffForm } from './add-staff-form.tsx';
import { usePlaceWords, useRoleWords } from './assignment-words.ts';
import { OneTimeLink, type ShownLink } from './one-time-link.tsx';
import { RoleHelp } from './role-help.tsx';
import { StaffDrawer } from './staff-drawer.tsx';
import { StaffStateMark } from './staff-state.tsx';
import { StaffTabs } from './staff-tabs.tsx';

const load = ({ search, page, rows }: ListQuery, signal: AbortSignal) =>
  callApi(staffCalls.list, { search, pageIndex: page, pageRows: rows }, { signal });
const keyOf = ({ id }: StaffRow) => String(id);

export function StaffPage() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const mayManage = useHasPermission('staff:manage');
  const [isAdding, setIsAdding] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [shown, setShown] = useState<ShownLink>();
  const { message } = App.useApp();

  const roleWords = useRoleWords();
  const placeWords = usePlaceWords();
  const columns = useMemo<Column<StaffRow>[]>(
    () => [
      { key: 'name', title: words('staff.name'), isFixed: true, show: ({ name }) => name },
      {
        key: 'code',
        title: words('staff.code'),
        width: 120,
        isHiddenByDefault: true,
        show: ({ code }) => <span className="font-mono">{code}</span>,
      },
      { key: 'email', title: words('staff.email'), show: ({ email }) => email },
      {
        key: 'roles',
        title: words('staff.roles'),
        show: (person) => roleWords(person),
      },
      {
        key: 'places',
        title: words('staff.places'),
        isHiddenByDefault: true,
        show: ({ places }) => placeWords(places),
      },
      {
        key: 'secondFactor',
        title: words('staff.secondFactor'),
        width: 150,
        show: ({ hasSecondFactor }) => words(hasSecondFactor ? 'staff.isSetUp' : 'staff.isNotSetUp'),
      },
      {
        key: 'state',
        title: words('staff.state'),
        width: 140,
        show: (person) => <StaffStateMark person={person} />,
      },
      {
        key: 'lastSignIn',
        title: words('staff.lastSignIn'),
        width: 160,
        show: ({ lastSignInAt }) => <Moment at={lastSignInAt} />,
      },
      {
        key: 'created',
        title: words('staff.created'),
        width: 160,
        isHiddenByDefault: true,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [words, roleWords, placeWords],
  );

  return (
    <>
      <PageTitle>{t('page.staff')}</PageTitle>
      <ListPage
        name="staff"
        title={t('page.staff')}
        sentence={words('staff.sentence')}
        tabs={<StaffTabs current="people" />}
        action={
          <div className="flex gap-2">
            <Button onClick={() => setIsHelpOpen(true)}>{words('staff.roleHelp')}</Button>
            {mayManage && (
              <Button type="primary" onClick={() => setIsAdding(true)}>
                {words('staff.add')}
              </Button>
            )}
          </div>
        }
        searchLabel={words('staff.search')}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: words('staff.emptyTitle'), text: words('staff.emptyText') }}
        drawer={{
          title: words('staff.one'),
          show: (key, row) => <StaffDrawer key={key} person={row} />,
        }}
      />
      {isAdding && (
        <AddStaffForm
          onAdded={({ name, email, link }) => {
            if (link === null) void message.success(words('staff.linkSent', { email }));
            else setShown({ name, link });
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      <RoleHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      {shown && <OneTimeLink {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
