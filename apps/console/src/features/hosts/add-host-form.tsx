import { hostCalls } from '@onehaul/contract/console/hosts';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input, Radio } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import { staleAfterChange } from './hosts-query.ts';

type Props = { readonly shopId: number; readonly onClose: () => void };

const schema = hostCalls.add.input.pick({ name: true, kind: true });

/** Claims a domain; its records are on the page afterwards. */
export function AddHostForm({ shopId, onClose }: Props) {
  const { t } = useTranslation('hosts');
  const { message } = App.useApp();
  const add = useChange(hostCalls.add, staleAfterChange);
  return (
    <ModalForm
      title={t('add')}
      text={t('addText')}
      submitLabel={t('addSubmit')}
      schema={schema}
      initial={{ kind: 'web' }}
      onClose={onClose}
      onSubmit={async (values) => {
        const { host } = await add({ shopId, ...values });
        void message.success(t('added', { name: host.unicode }));
      }}
      fieldOf={({ error }) => (error?.startsWith('host.') || error === 'record.taken' ? 'name' : undefined)}
    >
      <Field name="name" label={t('name')} help={t('nameHelp')}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="shop.example.com"
          maxLength={300}
        />
      </Field>
      <Field name="kind" label={t('kind')}>
        <Radio.Group
          options={[
            { value: 'web', label: t('kind.web') },
            { value: 'mobile', label: t('kind.mobile') },
          ]}
        />
      </Field>
    </ModalForm>
  );
}
