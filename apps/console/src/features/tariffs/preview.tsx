import { type Box, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import type { Tariff, TariffVersion } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/workbench/antd';
import { EditGrid } from '@onehaul/workbench/edit-grid';
import { useMemo } from 'react';
import { boxColumns } from './columns.ts';
import type { Names } from './entries.ts';
import { PreviewBill } from './preview-bill.tsx';
import { useProblemWords } from './problem-words.ts';
import { RuleInput } from './rule-input.tsx';
import { type TariffFormatter, useTariffFormatter } from './tariff-formatter.ts';
import { previewFields, withBoxes } from './preview-fields.ts';

const firstBox: Box = { grams: 5000, lengthMillimetres: 400, widthMillimetres: 300, heightMillimetres: 250 };
export const initialShipment: Shipment = shipmentOf([firstBox]);

type Props = {
  readonly shipment: Shipment;
  readonly onShipment: (shipment: Shipment) => void;
  readonly counting: TariffVersion;
  /** The draft, for users who may edit. */
  readonly draft?: Tariff | undefined;
  readonly names: Names;
};

/** Live preview of a shipment's price under the version in force and under the draft. */
export function Preview({ shipment, onShipment, counting, draft, names }: Props) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const problemWords = useProblemWords();
  const now = useMemo(() => tryPriceShipment(counting, shipment), [counting, shipment]);
  const next = useMemo(
    () =>
      draft && tryPriceShipment({ version: 0, effectiveAt: counting.effectiveAt, tariff: draft }, shipment),
    [draft, counting.effectiveAt, shipment],
  );
  return (
    <section
      aria-labelledby="preview-title"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <h2 id="preview-title" className="text-body font-semibold">
          {t('preview')}
        </h2>
        {draft && <p className="text-caption text-muted">{t('previewText')}</p>}
      </div>
      <EditGrid<Box>
        label={t('boxes')}
        columns={boxColumns(formatter)}
        rows={shipment.boxes}
        onChange={(boxes) => onShipment(withBoxes(shipment, boxes))}
        blank={(last) => last ?? firstBox}
        maxRows={50}
        minRows={1}
        problemWords={problemWords}
      />
      <Options shipment={shipment} onShipment={onShipment} formatter={formatter} names={names} />
      <PreviewBill
        now={{ title: t('versionShort', { version: counting.version }), priced: now }}
        next={next && { title: t('draft'), priced: next }}
        names={names}
      />
      {next?.bill && (
        <output className="sr-only">
          {t('pair', { name: t('draft'), value: formatter.amount(next.bill.totalMinor, 'yuan') })}
        </output>
      )}
    </section>
  );
}

type OptionsProps = Pick<Props, 'shipment' | 'onShipment' | 'names'> & {
  readonly formatter: TariffFormatter;
};

function Options({ shipment, onShipment, formatter, names }: OptionsProps) {
  const { t } = formatter;
  return (
    <details className="text-small">
      <summary className="cursor-pointer text-primary-9">{t('previewMore')}</summary>
      <div className="grid grid-cols-2 gap-3 pt-3">
        {previewFields(formatter, names).map((field) => (
          <RuleInput key={field.key} column={field} row={shipment} onChange={onShipment} />
        ))}
        <Checkbox
          className="self-end"
          checked={shipment.isTaxHandled}
          onChange={({ target }) => onShipment({ ...shipment, isTaxHandled: target.checked })}
        >
          {t('field.taxHandled')}
        </Checkbox>
      </div>
    </details>
  );
}
