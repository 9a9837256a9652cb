import { labelCalls, type LabelPrinter } from '@onehaul/contract/console/labels';
import { standardPrinterPort } from '@onehaul/domain/label/label-job';
import { labelLimits, printerDpis } from '@onehaul/domain/label/zpl';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, InputNumber, Radio } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useChange } from '../../app/use-change.ts';
import { staleAfterChange, type Warehouse } from './printers-query.ts';

type Props = {
  readonly warehouse: Warehouse;
  /** Undefined: a new one. */
  readonly printer?: LabelPrinter;
  readonly onClose: () => void;
};

const schema = labelCalls.addPrinter.input.omit({ shopId: true, warehouseId: true });
const usual = { port: standardPrinterPort, dpi: 203, widthMm: 100, heightMm: 50 } as const;
const { widthMm, heightMm } = labelLimits;

/** Adds or changes a label printer. */
export function PrinterForm({ warehouse, printer, onClose }: Props) {
  const { t } = useTranslation('printers');
  const add = useChange(labelCalls.addPrinter, staleAfterChange);
  const change = useChange(labelCalls.changePrinter, staleAfterChange);
  return (
    <ModalForm
      title={printer ? t('printers.changeTitle', { name: printer.name }) : t('printers.add')}
      text={t('printers.addText')}
      submitLabel={t('printers.save')}
      schema={schema}
      initial={printer ?? usual}
      onSubmit={(values) =>
        printer ? change({ ...warehouse, id: printer.id, ...values }) : add({ ...warehouse, ...values })
      }
      fieldOf={({ error }) => (error === 'record.taken' ? 'name' : undefined)}
      onClose={onClose}
    >
      <Field name="name" label={t('printers.name')} help={t('printers.nameHelp')}>
        <Input autoComplete="off" maxLength={60} />
      </Field>
      <div className="grid gap-x-3 sm:grid-cols-[1fr_140px]">
        <Field name="host" label={t('printers.host')} help={t('printers.hostHelp')}>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="192.168.1.50"
            maxLength={253}
          />
        </Field>
        <Field name="port" label={t('printers.port')}>
          <InputNumber min={1} max={65_535} precision={0} className="w-full" />
        </Field>
      </div>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <Field name="widthMm" label={t('printers.width')}>
          <InputNumber min={widthMm.least} max={widthMm.most} precision={0} className="w-full" suffix="mm" />
        </Field>
        <Field name="heightMm" label={t('printers.height')}>
          <InputNumber
            min={heightMm.least}
            max={heightMm.most}
            precision={0}
            className="w-full"
            suffix="mm"
          />
        </Field>
      </div>
      <Field name="dpi" label={t('printers.dpi')}>
        <Radio.Group options={printerDpis.map((value) => ({ value, label: `${value} dpi` }))} />
      </Field>
    </ModalForm>
  );
}
