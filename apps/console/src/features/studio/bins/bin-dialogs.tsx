import { CallFailed } from '@onehaul/client/send';
import { binCalls, binLabelSizes } from '@onehaul/contract/console/bins';
import { type BinPattern, expandBinPattern, maxBinsPerCall } from '@onehaul/domain/parcel/bin-pattern';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App, Form, Input, Radio, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../app/call-api.ts';
import { openGeneratedFile } from '../../../app/open-generated-file.ts';
import { useChange } from '../../../app/use-change.ts';
import { loadOptions } from '../kit/options.ts';
import type { StudioShop } from '../kit/studio-context.ts';

type Props = { readonly shop: StudioShop; readonly onClose: () => void };

/** The field a refusal names, if the form has it. */
const refusedField = <const Name extends string>(failure: object, names: readonly Name[]) =>
  failure instanceof CallFailed ? names.find((name) => failure.details.field === name) : undefined;

function WarehouseField({ shop }: Pick<Props, 'shop'>) {
  const { t } = useTranslation('studio');
  const { data, isFetching } = useQuery({
    queryKey: ['studio.options', shop.id, 'warehouse'],
    queryFn: ({ signal }) => loadOptions({ shopId: shop.id, of: 'warehouse' }, signal),
  });
  return (
    <Field name="warehouseId" label={t('field.warehouseId')}>
      <Select options={data ?? []} loading={isFetching} />
    </Field>
  );
}

export function GenerateDialog({ shop, onClose }: Props) {
  const { t } = useTranslation('studio');
  const { message } = App.useApp();
  const generate = useChange(binCalls.generate, ['studio.bin', 'studio.options', 'audit']);
  return (
    <ModalForm
      title={t('bins.generateTitle')}
      text={t('bins.generateText')}
      schema={binCalls.generate.input.omit({ shopId: true })}
      initial={{ aisles: 'A-F', bays: '01-12', levels: '1-4', path: 'snake' }}
      submitLabel={t('bins.generateSubmit')}
      fieldOf={(failure) => refusedField(failure, ['warehouseId', 'aisles', 'bays', 'levels'])}
      onSubmit={async (values) => {
        const { added, skipped } = await generate({ shopId: shop.id, ...values });
        void message.success(t('bins.generated', { added, skipped }));
      }}
      onClose={onClose}
    >
      <WarehouseField shop={shop} />
      <div className="grid gap-x-3 sm:grid-cols-3">
        <Field name="aisles" label={t('bins.aisles')}>
          <Input className="font-mono" />
        </Field>
        <Field name="bays" label={t('bins.bays')}>
          <Input className="font-mono" />
        </Field>
        <Field name="levels" label={t('bins.levels')}>
          <Input className="font-mono" />
        </Field>
      </div>
      <Field name="path" label={t('bins.path')}>
        <Radio.Group
          options={(['snake', 'straight'] as const).map((value) => ({
            value,
            label: t(`bins.path.${value}`),
          }))}
        />
      </Field>
      <Preview />
    </ModalForm>
  );
}

/** Count, first and last code of the layout typed so far: the same rule as on the server. */
function Preview() {
  const { t } = useTranslation('studio');
  const typed = Form.useWatch<Partial<BinPattern> | undefined>([]) ?? {};
  const { aisles = '', bays = '', levels = '', path = 'snake' } = typed;
  const { codes, problem } = expandBinPattern({ aisles, bays, levels, path });
  if (problem)
    return (
      <Alert
        type="warning"
        title={t(`bins.problem.${problem}`, { count: maxBinsPerCall })}
        data-bin-problem
      />
    );
  return (
    <p className="text-small text-muted" data-bin-preview aria-live="polite">
      {t('bins.preview', { count: codes.length, first: codes[0]!, last: codes.at(-1)! })}
    </p>
  );
}

export function LabelDialog({ shop, onClose }: Props) {
  const { t } = useTranslation('studio');
  return (
    <ModalForm
      title={t('bins.labels')}
      schema={binCalls.labels.input.omit({ shopId: true })}
      initial={{ prefix: '', size: 'a4' }}
      submitLabel={t('bins.labelsSubmit')}
      fieldOf={(failure) => refusedField(failure, ['warehouseId', 'prefix'])}
      onSubmit={async (values) =>
        openGeneratedFile(await callApi(binCalls.labels, { shopId: shop.id, ...values }))
      }
      onClose={onClose}
    >
      <WarehouseField shop={shop} />
      <Field name="prefix" label={t('bins.prefix')} help={t('bins.prefixHelp')}>
        <Input className="font-mono" />
      </Field>
      <Field name="size" label={t('bins.size')}>
        <Radio.Group options={binLabelSizes.map((value) => ({ value, label: t(`bins.size.${value}`) }))} />
      </Field>
    </ModalForm>
  );
}
