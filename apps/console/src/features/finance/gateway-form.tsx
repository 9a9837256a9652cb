import {
  type GatewayAccount,
  gatewayAccountCalls,
  type GatewaySecret,
  shopeeRegions,
} from '@onehaul/contract/console/gateways';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { secretFields } from './secret-fields.ts';

const { secret } = gatewayAccountCalls.set.input.shape;

type Props = {
  readonly account: GatewayAccount;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** Gateway credentials are write-only: an edit re-enters all of them. */
export function GatewayForm({ account, onSaved, onClose }: Props) {
  const { t } = useTranslation('finance');
  const set = useChange(gatewayAccountCalls.set, ['gateways', 'studio.payType', 'audit']);
  const { shopId, gateway } = account;
  const shopName = useShopName();
  const schema = secret.options.find((option) => option.shape.gateway.value === gateway)!;
  return (
    <ModalForm
      title={t('accounts.setTitle', { gateway: t(`gateway.${gateway}`), shop: shopName(shopId) })}
      text={t('accounts.setText')}
      schema={schema}
      submitLabel={t('accounts.seal')}
      onSubmit={async (values) => {
        await set({ shopId, secret: { ...values, gateway } as GatewaySecret });
        onSaved();
      }}
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
      {account.callbackUrl !== '' && <CallbackAddress account={account} />}
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

/** Providers where the address is entered by hand; the others are sent it with each request. */
const enteredByHand: readonly string[] = ['stripe', 'track17'];

/** Where the provider reports to, with what to do about it. */
function CallbackAddress({ account: { gateway, callbackUrl } }: Pick<Props, 'account'>) {
  const { t } = useTranslation('finance');
  const isByHand = enteredByHand.includes(gateway);
  return (
    <div className="mb-4 grid gap-1" data-callback={gateway}>
      <p className="font-medium">{t('callback.title')}</p>
      <CopyValue value={callbackUrl} />
      <p className="text-small text-muted">
        {t(isByHand ? (gateway === 'stripe' ? 'callback.stripe' : 'callback.track17') : 'callback.sent')}
      </p>
    </div>
  );
}
