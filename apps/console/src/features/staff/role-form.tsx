import { type CompanyRole, roleCalls } from '@onehaul/contract/console/roles';
import { companyPermissions } from '@onehaul/domain/staff/company-role';
import type { Permission } from '@onehaul/domain/staff/role';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../app/use-change.ts';
import { PermissionChoice } from './permission-list.tsx';
import type { RoleRow } from './role-row.ts';

type Props = {
  /** The role to change, always as it was last loaded. */
  readonly role?: CompanyRole;
  /** The role a new one starts from. */
  readonly from?: RoleRow;
  readonly onClose: () => void;
};

const schema = roleCalls.save.input.omit({ id: true, version: true });

/** Editor of a company role. */
export function RoleForm({ role, from, onClose }: Props) {
  const { t: words } = useTranslation('staff');
  const { message } = App.useApp();
  const client = useQueryClient();
  const save = useChange(roleCalls.save, ['roles', 'staff', 'audit']);
  const [opened] = useState(role);
  const initial = opened ?? {
    name: from ? words('roles.copyOf', { name: from.name }).slice(0, 60) : '',
    description: '',
    permissions: companyPermissions.filter((permission) => from?.permissions.includes(permission)),
  };
  const { name, description, permissions } = initial;
  return (
    <ModalForm
      title={role ? words('roles.editTitle', { name: opened!.name }) : words('roles.newTitle')}
      text={role && words('roles.editText')}
      schema={schema}
      initial={{ name, description, permissions: [...permissions] }}
      submitLabel={words('roles.save')}
      fieldOf={({ error }) => (error === 'record.taken' ? 'name' : undefined)}
      onSubmit={async (content) => {
        try {
          await save({ ...content, version: role?.version ?? 0, ...(role && { id: role.id }) });
          void message.success(words('roles.saved', { name: content.name }));
        } catch (error) {
          // Loads the newer version, so that it can be reviewed here and then replaced.
          if (failureOf(error).error === 'record.changedMeanwhile')
            await client.invalidateQueries({ queryKey: ['roles'] });
          throw error;
        }
      }}
      onClose={onClose}
    >
      {role && opened && role.version !== opened.version && <NewerVersion opened={opened} newer={role} />}
      <Field name="name" label={words('roles.name')}>
        <Input autoComplete="off" maxLength={60} />
      </Field>
      <Field name="description" label={words('roles.description')} help={words('roles.descriptionHelp')}>
        <Input autoComplete="off" maxLength={200} />
      </Field>
      <Field name="permissions" label={words('roles.permissions')}>
        <PermissionChoice />
      </Field>
    </ModalForm>
  );
}

type NewerProps = { readonly opened: CompanyRole; readonly newer: CompanyRole };

/** What somebody else has changed since the form was opened. */
function NewerVersion({ opened, newer }: NewerProps) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('staff');
  const missingIn = (one: CompanyRole, other: CompanyRole) =>
    one.permissions.filter((permission) => !other.permissions.includes(permission));
  const inWords = (permissions: readonly Permission[]) =>
    permissions.map((permission) => words(`permission.${permission}`)).join(t('list.comma'));
  const added = missingIn(newer, opened);
  const removed = missingIn(opened, newer);
  return (
    <Alert
      className="mb-4"
      type="warning"
      title={words('roles.newer', { name: newer.updatedByName })}
      description={
        <>
          {newer.name !== opened.name && <p>{newer.name}</p>}
          {added.length > 0 && <p>{words('roles.added', { permissions: inWords(added) })}</p>}
          {removed.length > 0 && <p>{words('roles.removed', { permissions: inWords(removed) })}</p>}
        </>
      }
    />
  );
}
