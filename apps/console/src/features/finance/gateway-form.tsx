import {
  type GatewayAccount,
  gatewayAccountCalls,
  type GatewaySecret,
  shopeeRegions,
} from '@onehaul/contract/console/gateways';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { secretFields } from './secret-fields.ts';

const { secret } = gatewayAccountCalls.set.input.shape;

type Props = { readonly account: GatewayAccount; readonly onClose: () => void };

/** Gateway credentials are write-only: an edit re-enters all of them. */
export function GatewayForm({ account, onClose }: Props) {
  const { t } = useTranslation('finance');
  const set = useChange(gatewayAccountCalls.set, ['gateways', 'audit']);
  const { shopId, gateway } = account;
  const shopName = useShopName();
  const schema = secret.options.find((option) => option.shape.gateway.value === gateway)!;
  return (
    <ModalForm
      title={t('accounts.setTitle', { gateway: t(`gateway.${gateway}`), shop: shopName(shopId) })}
      text={t('accounts.setText')}
      schema={schema}
      submitLabel={t('accounts.seal')}
      onSubmit={(values) => set({ shopId, secret: { ...values, gateway } as GatewaySecret })}
      onClose={onClose}
    >
      {account.isSet && (
        <Alert
          className="mb-4"
          type="warning"
          showIcon
          title={t('accounts.replaces', { label: account.label })}
        />
      )}
      {secretFields[gateway].map(({ name, kind }) => (
        <Field key={name} name={name} label={t(`secret.${name}`)}>
          {kind === 'pem' ? (
            <Input.TextArea rows={4} className="font-mono" autoComplete="off" spellCheck={false} />
          ) : kind === 'shopeeRegion' ? (
            <Select options={shopeeRegions.map((value) => ({ value, label: t(`shopeeRegion.${value}`) }))} />
          ) : kind === 'hidden' ? (
            <Input.Password className="font-mono" autoComplete="new-password" />
          ) : (
            <Input className="font-mono" autoComplete="off" />
          )}
        </Field>
      ))}
    </ModalForm>
  );
}
