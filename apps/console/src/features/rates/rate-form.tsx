import { type Rate, rateCalls } from '@onehaul/contract/console/rates';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Form, InputNumber } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useRateWords } from './rate-words.ts';

/** A relative change above this share is more likely a typing error. */
const largeChange = 0.1;

type Props = { readonly rate: Rate; readonly onClose: () => void };

/** Sets a rate. Old and new are shown side by side, because a mistyped digit costs money. */
export function RateForm({ rate, onClose }: Props) {
  const { t } = useTranslation('console');
  const { shopId, code } = rate;
  const shopName = useShopName();
  const set = useChange(rateCalls.set, ['rates', 'audit']);
  return (
    <ModalForm
      title={t('rates.changeOf', { code, shop: shopName(shopId) })}
      text={t('rates.changeText')}
      schema={rateCalls.set.input.pick({ exchangeRate: true })}
      initial={{ exchangeRate: rate.exchangeRate }}
      submitLabel={t('rates.submit')}
      onSubmit={({ exchangeRate }) => set({ shopId, code, exchangeRate })}
      onClose={onClose}
    >
      <Field name="exchangeRate" label={t('rates.new', { code })}>
        <InputNumber controls={false} className="w-full font-mono" />
      </Field>
      <Comparison rate={rate} />
    </ModalForm>
  );
}

function Comparison({ rate }: { readonly rate: Rate }) {
  const { t } = useTranslation('console');
  const { sentenceOf, changeOf } = useRateWords();
  const typed = Form.useWatch<number | null | undefined>('exchangeRate');
  const isNew = typeof typed === 'number' && typed > 0;
  const isLarge = isNew && Math.abs(typed / rate.exchangeRate - 1) > largeChange;
  return (
    <>
      <DetailList
        rows={[
          { key: 'before', label: t('rates.before'), value: sentenceOf(rate) },
          {
            key: 'after',
            label: t('rates.after'),
            value: isNew ? <strong>{sentenceOf({ ...rate, exchangeRate: typed })}</strong> : '',
          },
          {
            key: 'difference',
            label: t('rates.difference'),
            value: isNew ? changeOf(rate.exchangeRate, typed) : '',
          },
        ]}
      />
      {isLarge && <Alert className="mt-2" type="warning" showIcon title={t('rates.large')} />}
    </>
  );
}
