import { type AccessGrant, operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { useTranslation } from '@onehaul/i18n/react';
import { App } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly grant: AccessGrant; readonly onClose: () => void };

const nothing = z.object({});

export function RevokeForm({ grant, onClose }: Props) {
  const { t } = useTranslation('operatorAccess');
  const { message } = App.useApp();
  const { revalidate } = useRevalidator();
  const revoke = useChange(operatorAccessCalls.revoke, ['operatorAccess', 'audit']);
  return (
    <ModalForm
      title={t('revokeTitle')}
      text={t('revokeText')}
      schema={nothing}
      initial={{}}
      submitLabel={t('revoke')}
      isDangerous
      onSubmit={async () => {
        await revoke({ id: grant.id });
        void message.success(t('revoked'));
        await revalidate();
      }}
      onClose={onClose}
    />
  );
}
