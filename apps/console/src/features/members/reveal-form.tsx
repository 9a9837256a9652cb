import { memberDeskCalls } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import type { Which } from './member-acts.tsx';
import { ReasonField } from './reason-field.tsx';

type Props = {
  readonly member: Which;
  readonly onRevealed: (whole: { phone: string; email: string }) => void;
  readonly onClose: () => void;
};

export function RevealForm({ member, onRevealed, onClose }: Props) {
  const { t } = useTranslation('memberPage');
  const reveal = useChange(memberDeskCalls.reveal, ['audit']);
  return (
    <ModalForm
      title={t('reveal.title', { code: member.code })}
      text={t('reveal.text')}
      schema={memberDeskCalls.reveal.input.pick({ reason: true })}
      submitLabel={t('reveal.submit')}
      onSubmit={async ({ reason }) =>
        onRevealed(await reveal({ shopId: member.shopId, id: member.id, reason }))
      }
      onClose={onClose}
    >
      <ReasonField />
    </ModalForm>
  );
}
