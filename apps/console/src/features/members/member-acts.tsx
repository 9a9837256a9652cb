import { type MemberDetail, memberDeskCalls } from '@onehaul/contract/console/members';
import { memberMachine } from '@onehaul/domain/member';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { useMay } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { ReasonField } from './reason-field.tsx';

export type Which = Pick<MemberDetail, 'shopId' | 'id' | 'code'>;

type Props = { readonly member: MemberDetail };

const refreshed = ['members', 'audit'];

/** Actions on a member, limited by the user's role and the member's state. */
export function MemberActs({ member }: Props) {
  const { t } = useTranslation('console');
  const { message } = App.useApp();
  const mayReset = useMay('member:resetPassword') && member.state !== 'erased';
  const maySuspend = useMay('member:suspend');
  const [asked, setAsked] = useState<'reset' | 'suspend'>();
  const [isRestoring, setIsRestoring] = useState(false);
  const resetPassword = useChange(memberDeskCalls.resetPassword, refreshed);
  const suspend = useChange(memberDeskCalls.suspend, refreshed);
  const restoreMember = useChange(memberDeskCalls.restore, refreshed);
  const { shopId, id, code } = member;
  const steps = memberMachine.events(member.state);
  const close = () => setAsked(undefined);

  async function restore() {
    setIsRestoring(true);
    try {
      await restoreMember({ shopId, id });
      void message.success(t('members.restored', { code }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsRestoring(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {mayReset && <Button onClick={() => setAsked('reset')}>{t('members.resetPassword')}</Button>}
      {maySuspend && steps.includes('suspend') && (
        <Button danger onClick={() => setAsked('suspend')}>
          {t('members.suspend')}
        </Button>
      )}
      {maySuspend && steps.includes('restore') && (
        <Button loading={isRestoring} onClick={() => void restore()}>
          {t('members.restore')}
        </Button>
      )}
      {asked === 'reset' && (
        <ModalForm
          title={t('members.resetTitle', { code })}
          text={t('members.resetText')}
          schema={memberDeskCalls.resetPassword.input.pick({ reason: true })}
          submitLabel={t('members.sendLink')}
          onSubmit={async ({ reason }) => {
            const { sentBy } = await resetPassword({ shopId, id, reason });
            void message.success(t(sentBy === 'sms' ? 'members.linkSms' : 'members.linkMail'));
          }}
          onClose={close}
        >
          <ReasonField />
        </ModalForm>
      )}
      {asked === 'suspend' && (
        <ModalForm
          title={t('members.suspendTitle', { code })}
          text={t('members.suspendText')}
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
