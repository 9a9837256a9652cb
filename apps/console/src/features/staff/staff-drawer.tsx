import type { StaffRow } from '@onehaul/contract/console/staff';
import { manageStaffRefusal } from '@onehaul/domain/staff/manage';
import { needsSecondFactor, permissionsHeld } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { Link } from 'react-router';
import { useHasPermission, useMe } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { usePlaceWords, useRoleWords } from './assignment-words.ts';
import { StaffActs } from './staff-acts.tsx';
import { StaffStateMark } from './staff-state.tsx';

type Props = { readonly person: StaffRow | undefined };

export function StaffDrawer({ person }: Props) {
  const { t: words } = useTranslation('staff');
  const me = useMe();
  const roleWords = useRoleWords();
  const placeWords = usePlaceWords();
  const mayManage = useHasPermission('staff:manage');
  const mayReadAudit = useHasPermission('audit:read');
  if (!person) {
    return (
      <ListMessage icon="search" title={words('staff.missingTitle')} text={words('staff.missingText')} />
    );
  }
  const why = manageStaffRefusal(me, person);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lead font-semibold">{person.name}</h2>
          <StaffStateMark person={person} />
        </div>
        {mayManage && why === undefined && <StaffActs person={person} />}
        {mayManage && why !== undefined && (
          <p className="text-small text-muted">
            {words(why === 'staff.notYourself' ? 'staff.notYourself' : 'staff.mayNotGrant')}
          </p>
        )}
      </div>
      <DetailList
        rows={[
          {
            key: 'code',
            label: words('staff.code'),
            value: <span className="font-mono">{person.code}</span>,
          },
          { key: 'email', label: words('staff.email'), value: person.email },
          {
            key: 'roles',
            label: words('staff.roles'),
            value: roleWords(person),
          },
          { key: 'places', label: words('staff.places'), value: placeWords(person.places) },
          {
            key: 'secondFactor',
            label: words('staff.secondFactor'),
            value: person.hasSecondFactor
              ? words('staff.isSetUp')
              : words(needsSecondFactor(permissionsHeld(person)) ? 'staff.atNextSignIn' : 'staff.isNotSetUp'),
          },
          ...(person.sponsorName
            ? [
                {
                  key: 'sponsor',
                  label: words('staff.sponsor'),
                  value: (
                    <>
                      {words('staff.sponsorValue', { name: person.sponsorName })}
                      <span className="block text-caption text-muted">{words('staff.sponsorText')}</span>
                    </>
                  ),
                },
              ]
            : []),
          ...(person.approvesFrom
            ? [
                {
                  key: 'approvesFrom',
                  label: words('staff.approvesFrom'),
                  value: <Moment at={person.approvesFrom} />,
                },
              ]
            : []),
          { key: 'lastSignIn', label: words('staff.lastSignIn'), value: <Moment at={person.lastSignInAt} /> },
          { key: 'created', label: words('staff.created'), value: <Moment at={person.createdAt} /> },
        ]}
      />
      {mayReadAudit && (
        <p className="flex gap-4 text-small">
          <Link to={`${paths.audit}?person=${person.id}`} className="text-primary-9 underline">
            {words('staff.acts')}
          </Link>
          <Link
            to={`${paths.audit}?subject=staff&subjectId=${person.id}`}
            className="text-primary-9 underline"
          >
            {words('staff.history')}
          </Link>
        </p>
      )}
    </div>
  );
}
