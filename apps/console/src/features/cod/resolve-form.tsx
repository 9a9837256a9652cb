import { codDeskCalls, type CodStatementLine } from '@onehaul/contract/console/cod';
import { statementResolutions } from '@onehaul/domain/cod/cod-state';
import { resolutionsOf } from '@onehaul/domain/cod/statement';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, Radio } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries, useAmounts } from './desk-words.tsx';

const values = z.object({
  resolution: z.enum(statementResolutions),
  note: z.string().max(300).default(''),
});

/** Resolves a mismatched line; offers only what its kind allows. */
export function ResolveForm({
  line,
  onClose,
}: {
  readonly line: CodStatementLine;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('codDesk');
  const { local } = useAmounts();
  const resolve = useChange(codDeskCalls.resolve, invalidatedQueries);
  const { shopId, statementId: id, row, outcome, minor, currencyCode, expectedMinor } = line;
  const offered = resolutionsOf(outcome, minor);
  const isOfOrder = outcome === 'otherAmount';
  const said = local(minor, currencyCode);
  return (
    <ModalForm
      title={t('resolveTitle', { number: line.billNumber })}
      text={
        expectedMinor === null
          ? t('statedOnly', { said })
          : t('statedAndOurs', { said, ours: local(expectedMinor, line.expectedCurrency) })
      }
      schema={values}
      initial={{ resolution: line.resolution ?? offered[0]!, note: line.note }}
      submitLabel={t('decide')}
      onSubmit={({ resolution, note }) => resolve({ shopId, id, row, resolution, note: note ?? '' })}
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
                <span className="block text-muted">
                  {one === 'accepted' && !isOfOrder ? t('resolutionText.kept') : t(`resolutionText.${one}`)}
                </span>
              </span>
            ),
          }))}
        />
      </Field>
      <Field name="note" label={t('note')}>
        <Input maxLength={300} />
      </Field>
    </ModalForm>
  );
}
