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
import { OneTimeLink } from './one-time-link.tsx';
import { RoleChoice } from './role-choice.tsx';

type Props = { readonly person: StaffRow };
type Asked = 'edit' | 'suspend' | 'resetPassword' | 'resetSecondFactor' | 'confirm';

const refreshed = ['staff', 'audit'];
const nothing = z.object({});

/** Actions on a staff account. */
export function StaffActs({ person }: Props) {
  const { t: words } = useTranslation('staff');
  const { message } = App.useApp();
  const [asked, setAsked] = useState<Asked>();
  const [link, setLink] = useState<string>();
  const isOwner = useMe().roles.includes('owner');
  const update = useChange(staffCalls.update, refreshed);
  const suspend = useChange(staffCalls.suspend, refreshed);
  const restoreStaff = useChange(staffCalls.restore, refreshed);
  const resetPassword = useChange(staffCalls.resetPassword, refreshed);
  const resetSecondFactor = useChange(staffCalls.resetSecondFactor, refreshed);
  const confirm = useChange(staffCalls.confirm, refreshed);
  const { id, name, email, roles, isInvited } = person;
  const close = () => setAsked(undefined);

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
      <Button onClick={() => setAsked('edit')}>{words('staff.edit')}</Button>
      {isOwner && person.sponsorName && (
        <Button type="primary" onClick={() => setAsked('confirm')}>
          {words('staff.confirm')}
        </Button>
      )}
      <Button onClick={() => setAsked('resetPassword')}>
        {words(isInvited ? 'staff.inviteAgain' : 'staff.resetPassword')}
      </Button>
      {person.hasSecondFactor && (
        <Button onClick={() => setAsked('resetSecondFactor')}>{words('staff.resetSecondFactor')}</Button>
      )}
      {person.state === 'active' ? (
        <Button danger onClick={() => setAsked('suspend')}>
          {words('staff.suspend')}
        </Button>
      ) : (
        <Button onClick={() => void restore()}>{words('staff.restore')}</Button>
      )}
      {asked === 'edit' && (
        <ModalForm
          title={words('staff.editTitle', { name })}
          text={words('staff.editText')}
          schema={staffCalls.update.input.omit({ id: true })}
          initial={{ name, roles }}
          submitLabel={words('staff.save')}
          onSubmit={(changed) => update({ id, ...changed })}
          onClose={close}
        >
          <Field name="name" label={words('staff.name')}>
            <Input autoComplete="off" maxLength={60} />
          </Field>
          <Field name="roles" label={words('staff.roles')}>
            <RoleChoice held={roles} />
          </Field>
        </ModalForm>
      )}
      {asked === 'suspend' && (
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
      {asked === 'resetPassword' && (
        <ModalForm
          title={words(isInvited ? 'staff.inviteAgainTitle' : 'staff.resetPasswordTitle', { name })}
          text={words(isInvited ? 'staff.inviteAgainText' : 'staff.resetPasswordText')}
          schema={nothing}
          submitLabel={words('staff.sendLink')}
          onSubmit={sendLink}
          onClose={close}
        />
      )}
      {asked === 'resetSecondFactor' && (
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
      {asked === 'confirm' && (
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
