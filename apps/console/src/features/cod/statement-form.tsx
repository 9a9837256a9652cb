import { codDeskCalls } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { invalidatedQueries } from './desk-words.tsx';

/** A carrier belongs to a shop, so one select sets both. */
const values = z.object({
  carrier: z.string().min(1),
  number: codDeskCalls.addStatement.input.shape.number,
  currencyCode: codDeskCalls.addStatement.input.shape.currencyCode,
  file: z.instanceof(File),
});

type SheetProps = { readonly id?: string; readonly onChange?: (file: File | undefined) => void };

/** File input; the form item injects id and onChange. */
const Sheet = ({ id, onChange }: SheetProps) => (
  <input
    id={id}
    type="file"
    accept=".xlsx"
    className="max-w-full text-small file:mr-3 file:min-h-9 file:rounded-control file:border file:border-line file:bg-surface file:px-3 file:text-ink"
    onChange={({ target }) => onChange?.(target.files?.[0])}
  />
);

/** Uploads a carrier's statement; its lines are matched immediately, but no money moves until settlement. */
export function StatementForm({ onClose }: { readonly onClose: () => void }) {
  const shopName = useShopName();
  const { t } = useTranslation('codDesk');
  const { hasSeveral } = useShopFilter();
  const add = useChange(codDeskCalls.addStatement, invalidatedQueries);
  const { data } = useQuery({
    queryKey: ['codChoices'],
    queryFn: ({ signal }) => callApi(codDeskCalls.choices, {}, { signal }),
  });
  if (!data) return null;
  const shopOf = (carrier: string | undefined) => Number(carrier?.split('/')[0]);
  return (
    <ModalForm
      title={t('addStatement')}
      text={t('addStatementText')}
      schema={values}
      submitLabel={t('enter')}
      onSubmit={async ({ carrier, number, currencyCode, file }) => {
        const [shopId, carrierId] = carrier.split('/').map(Number);
        await add({
          shopId: shopId!,
          carrierId: carrierId!,
          number,
          currencyCode,
          file: new Uint8Array(await file.arrayBuffer()),
        });
      }}
      onClose={onClose}
    >
      <Field name="carrier" label={t('carrier')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={data.carriers.map((carrier) => ({
            value: `${carrier.shopId}/${carrier.id}`,
            label: hasSeveral ? `${carrier.name} · ${shopName(carrier.shopId)}` : carrier.name,
          }))}
        />
      </Field>
      <Field name="number" label={t('statementNumber')} help={t('statementNumberHelp')}>
        <Input maxLength={60} className="font-mono" autoComplete="off" />
      </Field>
      <Form.Item noStyle shouldUpdate={(before, after) => before.carrier !== after.carrier}>
        {({ getFieldValue }) => {
          const shopId = shopOf(getFieldValue('carrier') as string | undefined);
          const codes = data.currencies.filter((one) => one.shopId === shopId).map(({ code }) => code);
          return (
            <Field name="currencyCode" label={t('currency')} help={t('currencyHelp')}>
              <Select
                disabled={codes.length === 0}
                options={[...new Set(codes)].map((code) => ({ value: code, label: code }))}
              />
            </Field>
          );
        }}
      </Form.Item>
      <Field name="file" label={t('sheet')} help={t('sheetHelp')}>
        <Sheet />
      </Field>
    </ModalForm>
  );
}
