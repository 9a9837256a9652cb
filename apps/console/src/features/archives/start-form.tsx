import { archiveCalls } from '@onehaul/contract/console/archives';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';

/** Confirms an export with a fresh code of the authenticator. */
export function StartForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('archives');
  const { message } = App.useApp();
  const start = useChange(archiveCalls.start, ['archives', 'audit']);
  return (
    <ModalForm
      title={t('startTitle')}
      text={t('startText')}
      schema={archiveCalls.start.input}
      initial={{ code: '' }}
      submitLabel={t('start')}
      fieldOf={({ error }) => (error === 'staff.codeWrong' ? 'code' : undefined)}
      onSubmit={async (content) => {
        await start(content);
        void message.success(t('started'));
      }}
      onClose={onClose}
    >
      <Field name="code" label={t('code')}>
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
      </Field>
    </ModalForm>
  );
}
