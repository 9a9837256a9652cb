import { carrierInvoiceCalls, type CarrierPriceRow } from '@onehaul/contract/console/carrier-invoices';
import { usualToleranceGrams } from '@onehaul/domain/carrier/invoice';
import { fromMajor, money, toMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { InputNumber, Radio, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './invoice-words.tsx';

const kilograms = z.number().min(0.001).max(1000);
const amount = z.number().min(0).max(1_000_000);
const values = z.object({
  /** Asked only where a price can be removed. */
  isAgreed: z.boolean().optional(),
  currencyCode: z.string().min(3),
  first: kilograms,
  firstPrice: amount,
  step: kilograms,
  stepPrice: amount,
  tolerance: z.number().min(0).max(100),
});
const grams = (kilo: number) => Math.round(kilo * 1000);

type Props = { readonly row: CarrierPriceRow; readonly onClose: () => void };

/** Sets the agreed price of a line: a first weight and steps. */
export function PriceForm({ row: { shopId, lineId, lineName, price }, onClose }: Props) {
  const { t } = useTranslation('carrierInvoices');
  const save = useChange(carrierInvoiceCalls.setPrice, invalidatedQueries);
  const { data } = useQuery({
    queryKey: ['carrierInvoices', 'choices'],
    queryFn: ({ signal }) => callApi(carrierInvoiceCalls.choices, {}, { signal }),
  });
  if (!data) return null;
  const codes = data.currencies.filter((one) => one.shopId === shopId).map(({ code }) => code);
  const inMajor = (minor: number) => toMajor(money(minor, price?.currencyCode ?? 'CNY'));
  return (
    <ModalForm
      title={t('priceTitle', { line: lineName })}
      text={t('priceHelp')}
      schema={values}
      initial={{
        isAgreed: true,
        currencyCode: price?.currencyCode ?? 'CNY',
        first: (price?.firstGrams ?? 1000) / 1000,
        ...(price && { firstPrice: inMajor(price.firstMinor), stepPrice: inMajor(price.stepMinor) }),
        step: (price?.stepGrams ?? 1000) / 1000,
        tolerance: (price?.toleranceGrams ?? usualToleranceGrams) / 1000,
      }}
      submitLabel={t('save')}
      onSubmit={({ isAgreed, currencyCode, first, firstPrice, step, stepPrice, tolerance }) =>
        save({
          shopId,
          lineId,
          price:
            isAgreed === false
              ? null
              : {
                  currencyCode,
                  firstGrams: grams(first),
                  firstMinor: fromMajor(firstPrice, currencyCode).minor,
                  stepGrams: grams(step),
                  stepMinor: fromMajor(stepPrice, currencyCode).minor,
                  toleranceGrams: grams(tolerance),
                },
        })
      }
      onClose={onClose}
    >
      {price && (
        <Field name="isAgreed" label={t('agreed')}>
          <Radio.Group
            options={[
              { value: true, label: t('agreed.yes') },
              { value: false, label: t('agreed.no') },
            ]}
          />
        </Field>
      )}
      <Field name="currencyCode" label={t('currency')}>
        <Select options={codes.map((code) => ({ value: code, label: code }))} />
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field name="first" label={`${t('first')} (kg)`}>
          <InputNumber min={0.001} className="w-full" />
        </Field>
        <Field name="firstPrice" label={t('firstPrice')}>
          <InputNumber min={0} className="w-full" />
        </Field>
        <Field name="step" label={`${t('step')} (kg)`}>
          <InputNumber min={0.001} className="w-full" />
        </Field>
        <Field name="stepPrice" label={t('stepPrice')}>
          <InputNumber min={0} className="w-full" />
        </Field>
      </div>
      <Field name="tolerance" label={`${t('tolerance')} (kg)`} help={t('toleranceHelp')}>
        <InputNumber min={0} className="w-full" />
      </Field>
    </ModalForm>
  );
}
