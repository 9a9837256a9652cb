import { carrierInvoiceCalls, type CarrierInvoiceLine } from '@onehaul/contract/console/carrier-invoices';
import { invoiceResolutionsOf } from '@onehaul/domain/carrier/invoice';
import { fromMajor, money, toMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, InputNumber, Radio } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries, useMeasures } from './invoice-words.tsx';

const values = z.object({
  resolution: z.enum(['accepted', 'credited', 'open']),
  credited: z.number().min(0).optional(),
  note: z.string().max(300).default(''),
});

type Props = { readonly line: CarrierInvoiceLine; readonly onClose: () => void };

/** Decides a dispute: accepted, credited by the carrier, or open again. */
export function ResolveForm({ line, onClose }: Props) {
  const { t } = useTranslation('carrierInvoices');
  const { local } = useMeasures();
  const resolve = useChange(carrierInvoiceCalls.resolve, invalidatedQueries);
  const { shopId, invoiceId: id, row, outcome, minor, currencyCode, resolution, expectedMinor } = line;
  const allowed = invoiceResolutionsOf(outcome);
  const offered = [...allowed, ...(resolution ? (['open'] as const) : [])];
  const inMajor = (amount: number) => toMajor(money(amount, currencyCode));
  // What is more than expected; all of it where nothing is.
  const usual = expectedMinor !== null && expectedMinor < minor ? minor - expectedMinor : minor;
  return (
    <ModalForm
      title={t('resolveTitle', { number: line.billNumber })}
      text={t('resolveText', { amount: local(minor, currencyCode), finding: t(`outcome.${outcome}`) })}
      schema={values}
      initial={{
        resolution: resolution ?? allowed[0]!,
        credited: inMajor(resolution === 'credited' ? line.creditedMinor : usual),
        note: line.note,
      }}
      submitLabel={t('decide')}
      onSubmit={({ resolution: chosen, credited, note }) =>
        resolve({
          shopId,
          id,
          row,
          resolution: chosen === 'open' ? null : chosen,
          creditedMinor: chosen === 'credited' ? fromMajor(credited ?? 0, currencyCode).minor : 0,
          note: note ?? '',
        })
      }
      onClose={onClose}
    >
      <Field name="resolution" label={t('decision')}>
        <Radio.Group
          className="grid gap-2"
          options={offered.map((one) => ({
            value: one,
            label: (
              <span className="text-small">
                <span className="font-medium">{t(`resolution.${one}`)}</span>
                <span className="block text-muted">{t(`resolutionText.${one}`)}</span>
              </span>
            ),
          }))}
        />
      </Field>
      <Form.Item noStyle shouldUpdate={(before, after) => before.resolution !== after.resolution}>
        {({ getFieldValue }) =>
          getFieldValue('resolution') === 'credited' && (
            <Field name="credited" label={`${t('creditedByCarrier')} (${currencyCode})`}>
              <InputNumber min={inMajor(1)} max={inMajor(minor)} className="w-full" />
            </Field>
          )
        }
      </Form.Item>
      <Field name="note" label={t('note')}>
        <Input maxLength={300} />
      </Field>
    </ModalForm>
  );
}
