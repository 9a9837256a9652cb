import { type MemberDetail, memberDeskCalls } from '@onehaul/contract/console/members';
import { memberMachine } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { ReasonField } from './reason-field.tsx';

export type Which = Pick<MemberDetail, 'shopId' | 'id' | 'code'>;

type Props = { readonly member: MemberDetail };

const invalidatedQueries = ['members', 'audit'];

/** Actions on a member, limited by the user's role and the member's state. */
export function MemberActs({ member }: Props) {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('memberPage');
  const { message } = App.useApp();
  const mayReset = useHasPermission('member:resetPassword') && member.state !== 'erased';
  const maySuspend = useHasPermission('member:suspend');
  const [openDialog, setOpenDialog] = useState<'reset' | 'suspend'>();
  const [isRestoring, setIsRestoring] = useState(false);
  const resetPassword = useChange(memberDeskCalls.resetPassword, invalidatedQueries);
  const suspend = useChange(memberDeskCalls.suspend, invalidatedQueries);
  const restoreMember = useChange(memberDeskCalls.restore, invalidatedQueries);
  const { shopId, id, code } = member;
  const steps = memberMachine.events(member.state);
  const close = () => setOpenDialog(undefined);

  async function restore() {
    setIsRestoring(true);
    try {
      await restoreMember({ shopId, id });
      void message.success(words('acts.restored', { code }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsRestoring(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {mayReset && <Button onClick={() => setOpenDialog('reset')}>{t('members.resetPassword')}</Button>}
      {maySuspend && steps.includes('suspend') && (
        <Button danger onClick={() => setOpenDialog('suspend')}>
          {t('members.suspend')}
        </Button>
      )}
      {maySuspend && steps.includes('restore') && (
        <Button loading={isRestoring} onClick={() => void restore()}>
          {t('members.restore')}
        </Button>
      )}
      {openDialog === 'reset' && (
        <ModalForm
          title={words('acts.resetTitle', { code })}
          text={words('acts.resetText')}
          schema={memberDeskCalls.resetPassword.input.pick({ reason: true })}
          submitLabel={words('acts.sendLink')}
          onSubmit={async ({ reason }) => {
            const { sentBy } = await resetPassword({ shopId, id, reason });
            void message.success(words(sentBy === 'sms' ? 'acts.linkSms' : 'acts.linkMail'));
          }}
          onClose={close}
        >
          <ReasonField />
        </ModalForm>
      )}
      {openDialog === 'suspend' && (
        <ModalForm
          title={words('acts.suspendTitle', { code })}
          text={words('acts.suspendText')}
          schema={memberDeskCalls.suspend.input.pick({ reason: true })}
          submitLabel={t('members.suspend')}
          isDangerous
          onSubmit={({ reason }) => suspend({ shopId, id, reason })}
          onClose={close}
        >
          <ReasonField />
        </ModalForm>
      )}
    </div>
  );
}
