import { mailSenderCalls } from '@onehaul/contract/console/mail-senders';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import { staleAfterSender } from './hosts-query.ts';

type Props = {
  readonly shopId: number;
  /** The present address. */
  readonly address?: string;
  readonly onClose: () => void;
};

const schema = mailSenderCalls.set.input.pick({ address: true });

/** Sets the sender; its records are on the page afterwards. */
export function SetSenderForm({ shopId, address, onClose }: Props) {
  const { t } = useTranslation('hosts');
  const { message } = App.useApp();
  const set = useChange(mailSenderCalls.set, staleAfterSender);
  return (
    <ModalForm
      title={address === undefined ? t('sender.set') : t('sender.change')}
      text={t('sender.setText')}
      submitLabel={t('sender.setSubmit')}
      schema={schema}
      initial={address === undefined ? {} : { address }}
      onClose={onClose}
      onSubmit={async (values) => {
        const { sender } = await set({ shopId, ...values });
        void message.success(t('sender.saved', { address: sender.address }));
      }}
      fieldOf={({ error }) => (/^(?:host|sender)\./.test(error ?? '') ? 'address' : undefined)}
    >
      <Field name="address" label={t('sender.address')} help={t('sender.addressHelp')}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="hello@example.com"
          maxLength={320}
        />
      </Field>
    </ModalForm>
  );
}
