import { roleCalls } from '@onehaul/contract/console/roles';
import { companyRoleRefusal } from '@onehaul/domain/staff/company-role';
import { mayGrantPermissions, needsSecondFactor } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { useHasPermission, useMe } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { useChange } from '../../app/use-change.ts';
import { PermissionList } from './permission-list.tsx';
import { RoleForm } from './role-form.tsx';
import type { RoleRow } from './role-row.ts';

type Props = { readonly row: RoleRow | undefined; readonly mayMake: boolean };

/** A role with its permissions and its holders. */
export function RoleDrawer({ row, mayMake }: Props) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const mayReadAudit = useHasPermission('audit:read');
  if (!row) {
    return (
      <ListMessage icon="search" title={words('roles.missingTitle')} text={words('roles.missingText')} />
    );
  }
  const { name, description, permissions, own } = row;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{name}</h2>
        {mayMake && <RoleActs row={row} />}
      </div>
      <DetailList
        rows={[
          { key: 'description', label: words('roles.description'), value: description },
          {
            key: 'kind',
            label: words('roles.kind'),
            value: words(own ? 'roles.ownKind' : 'roles.builtIn'),
          },
          ...(needsSecondFactor(permissions)
            ? [{ key: 'factor', label: words('staff.secondFactor'), value: words('roles.secondFactor') }]
            : []),
          ...(own
            ? [
                {
                  key: 'holders',
                  label: words('roles.holders'),
                  value: own.holders.length
                    ? own.holders.map((holder, index) => (
                        <span key={holder.id}>
                          {index > 0 && t('list.comma')}
                          <Link to={`${paths.staff}?open=${holder.id}`} className="text-primary-9 underline">
                            {holder.name}
                          </Link>
                        </span>
                      ))
                    : words('roles.noHolders'),
                },
                { key: 'changed', label: words('roles.changed'), value: <Moment at={own.updatedAt} /> },
                { key: 'changedBy', label: words('roles.changedBy'), value: own.updatedByName },
              ]
            : []),
        ]}
      />
      <section>
        <h3 className="pb-2 text-body font-semibold">{words('roles.permissions')}</h3>
        <PermissionList permissions={permissions} />
      </section>
      {own && mayReadAudit && (
        <p className="text-small">
          <Link to={`${paths.audit}?subject=role&subjectId=${own.id}`} className="text-primary-9 underline">
            {words('roles.history')}
          </Link>
        </p>
      )}
    </div>
  );
}

function RoleActs({ row }: { readonly row: RoleRow }) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const me = useMe();
  const { message } = App.useApp();
  const [openDialog, setOpenDialog] = useState<'edit' | 'duplicate' | 'archive'>();
  const archive = useChange(roleCalls.archive, ['roles', 'audit']);
  const { name, permissions, own } = row;
  const mayDuplicate = mayGrantPermissions(me, permissions);
  const why = own && companyRoleRefusal(me, own, []);
  const isHeld = own !== undefined && own.holders.length > 0;
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {own && why === undefined && (
          <Button type="primary" onClick={() => setOpenDialog('edit')}>
            {words('roles.edit')}
          </Button>
        )}
        {mayDuplicate && (
          <Button onClick={() => setOpenDialog('duplicate')}>{words('roles.duplicate')}</Button>
        )}
        {own && why === undefined && !isHeld && (
          <Button danger onClick={() => setOpenDialog('archive')}>
            {words('roles.archive')}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        {!own
          ? words('roles.builtInText')
          : why === 'staff.ownRole'
            ? words('roles.ownRole')
            : why
              ? words('roles.mayNotEdit')
              : isHeld &&
                words('roles.heldText', {
                  count: own.holders.length,
                  names: own.holders.map((holder) => holder.name).join(t('list.comma')),
                })}
      </p>
      {openDialog === 'edit' && own && <RoleForm role={own} onClose={close} />}
      {openDialog === 'duplicate' && <RoleForm from={row} onClose={close} />}
      {openDialog === 'archive' && own && (
        <ModalForm
          title={words('roles.archiveTitle', { name })}
          text={words('roles.archiveText')}
          schema={z.object({})}
          submitLabel={words('roles.archive')}
          isDangerous
          onSubmit={async () => {
            await archive({ id: own.id, version: own.version });
            void message.success(words('roles.archived', { name }));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
