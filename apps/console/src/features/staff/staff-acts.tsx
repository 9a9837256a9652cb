import { type StaffRow, staffCalls } from '@onehaul/contract/console/staff';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { AssignmentFields, assignmentField } from './assignment-fields.tsx';
import { OneTimeLink } from './one-time-link.tsx';

type Props = { readonly person: StaffRow };
type DialogName = 'edit' | 'suspend' | 'resetPassword' | 'resetSecondFactor' | 'confirm';

const invalidatedQueries = ['staff', 'audit'];
const nothing = z.object({});

/** Actions on a staff account. */
export function StaffActs({ person }: Props) {
  const { t: words } = useTranslation('staff');
  const { message } = App.useApp();
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const [link, setLink] = useState<string>();
  const isOwner = useMe().roles.includes('owner');
  const update = useChange(staffCalls.update, invalidatedQueries);
  const suspend = useChange(staffCalls.suspend, invalidatedQueries);
  const restoreStaff = useChange(staffCalls.restore, invalidatedQueries);
  const resetPassword = useChange(staffCalls.resetPassword, invalidatedQueries);
  const resetSecondFactor = useChange(staffCalls.resetSecondFactor, invalidatedQueries);
  const confirm = useChange(staffCalls.confirm, invalidatedQueries);
  const { id, name, email, roles, isInvited } = person;
  const close = () => setOpenDialog(undefined);

  async function sendLink() {
    const sent = await resetPassword({ id });
    if (sent.link === null) void message.success(words('staff.linkSent', { email }));
    else setLink(sent.link);
  }

  async function restore() {
    try {
      await restoreStaff({ id });
      void message.success(words('staff.restored', { name }));
    } catch (error) {
      void message.error(failureOf(error).message);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpenDialog('edit')}>{words('staff.edit')}</Button>
      {isOwner && person.sponsorName && (
        <Button type="primary" onClick={() => setOpenDialog('confirm')}>
          {words('staff.confirm')}
        </Button>
      )}
      <Button onClick={() => setOpenDialog('resetPassword')}>
        {words(isInvited ? 'staff.inviteAgain' : 'staff.resetPassword')}
      </Button>
      {person.hasSecondFactor && (
        <Button onClick={() => setOpenDialog('resetSecondFactor')}>{words('staff.resetSecondFactor')}</Button>
      )}
      {person.state === 'active' ? (
        <Button danger onClick={() => setOpenDialog('suspend')}>
          {words('staff.suspend')}
        </Button>
      ) : (
        <Button onClick={() => void restore()}>{words('staff.restore')}</Button>
      )}
      {openDialog === 'edit' && (
        <ModalForm
          title={words('staff.editTitle', { name })}
          text={words('staff.editText')}
          schema={staffCalls.update.input.omit({ id: true })}
          initial={{ name, roles, companyRoleId: person.companyRole?.id ?? null, places: person.places }}
          submitLabel={words('staff.save')}
          fieldOf={({ error }) => assignmentField(error)}
          onSubmit={(changed) => update({ id, ...changed })}
          onClose={close}
        >
          <Field name="name" label={words('staff.name')}>
            <Input autoComplete="off" maxLength={60} />
          </Field>
          <AssignmentFields held={roles} />
        </ModalForm>
      )}
      {openDialog === 'suspend' && (
        <ModalForm
          title={words('staff.suspendTitle', { name })}
          text={words('staff.suspendText')}
          schema={nothing}
          submitLabel={words('staff.suspend')}
          isDangerous
          onSubmit={() => suspend({ id })}
          onClose={close}
        />
      )}
      {openDialog === 'resetPassword' && (
        <ModalForm
          title={words(isInvited ? 'staff.inviteAgainTitle' : 'staff.resetPasswordTitle', { name })}
          text={words(isInvited ? 'staff.inviteAgainText' : 'staff.resetPasswordText')}
          schema={nothing}
          submitLabel={words('staff.sendLink')}
          onSubmit={sendLink}
          onClose={close}
        />
      )}
      {openDialog === 'resetSecondFactor' && (
        <ModalForm
          title={words('staff.resetSecondFactorTitle', { name })}
          text={words('staff.resetSecondFactorText')}
          schema={nothing}
          submitLabel={words('staff.resetSecondFactor')}
          isDangerous
          onSubmit={() => resetSecondFactor({ id })}
          onClose={close}
        />
      )}
      {openDialog === 'confirm' && (
        <ModalForm
          title={words('staff.confirmTitle', { name })}
          text={words('staff.confirmText', { name, sponsor: person.sponsorName })}
          schema={nothing}
          submitLabel={words('staff.confirm')}
          onSubmit={() => confirm({ id })}
          onClose={close}
        />
      )}
      {link !== undefined && <OneTimeLink name={name} link={link} onClose={() => setLink(undefined)} />}
    </div>
  );
}
