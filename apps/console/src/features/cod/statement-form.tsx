import { codDeskCalls } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { CarrierSheetFields, carrierSheetOf, carrierSheetShape } from '../../app/carrier/sheet-fields.tsx';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './desk-words.tsx';

const { number, currencyCode } = codDeskCalls.addStatement.input.shape;
const values = z.object({ ...carrierSheetShape, number, currencyCode });

/** Uploads a carrier's statement; its lines are matched immediately, but no money moves until settlement. */
export function StatementForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('codDesk');
  const add = useChange(codDeskCalls.addStatement, invalidatedQueries);
  const { data } = useQuery({
    queryKey: ['codChoices'],
    queryFn: ({ signal }) => callApi(codDeskCalls.choices, {}, { signal }),
  });
  if (!data) return null;
  return (
    <ModalForm
      title={t('addStatement')}
      text={t('addStatementText')}
      schema={values}
      submitLabel={t('enter')}
      onSubmit={async ({ carrier, file, ...statement }) => {
        await add({ ...statement, ...(await carrierSheetOf({ carrier, file })) });
      }}
      onClose={onClose}
    >
      <CarrierSheetFields
        choices={data}
        accept=".xlsx"
        words={{
          carrier: t('carrier'),
          currency: t('currency'),
          currencyHelp: t('currencyHelp'),
          file: t('sheet'),
          fileHelp: t('sheetHelp'),
        }}
      >
        <Field name="number" label={t('statementNumber')} help={t('statementNumberHelp')}>
          <Input maxLength={60} className="font-mono" autoComplete="off" />
        </Field>
      </CarrierSheetFields>
    </ModalForm>
  );
}
