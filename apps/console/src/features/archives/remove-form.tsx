import { archiveCalls, type CompanyExport } from '@onehaul/contract/console/archives';
import { useTranslation } from '@onehaul/i18n/react';
import { App } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly one: CompanyExport; readonly onClose: () => void };

const nothing = z.object({});

export function RemoveForm({ one, onClose }: Props) {
  const { t } = useTranslation('archives');
  const { message } = App.useApp();
  const remove = useChange(archiveCalls.remove, ['archives', 'audit']);
  return (
    <ModalForm
      title={t('removeTitle')}
      text={t('removeText')}
      schema={nothing}
      initial={{}}
      submitLabel={t('remove')}
      isDangerous
      onSubmit={async () => {
        await remove({ id: one.id });
        void message.success(t('removed'));
      }}
      onClose={onClose}
    />
  );
}
