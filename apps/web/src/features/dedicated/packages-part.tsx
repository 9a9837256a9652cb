import { packageTotals, packagesRefusal } from '@onehaul/domain/dedicated/packages';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import {
  blankSize,
  blankWeight,
  type BookingDraft,
  readRows,
  readSize,
  readWeight,
} from './booking-draft.ts';
import { RowEditor } from './row-editor.tsx';

type Props = {
  readonly draft: BookingDraft;
  readonly isTried: boolean;
  readonly onChange: (change: Partial<BookingDraft>) => void;
};

/** Weight rows and size rows, with running totals. */
export function PackagesPart({ draft, isTried, onChange }: Props) {
  const { t } = useTranslation('dedicated');
  return (
    <div className="grid gap-5">
      <div className="grid gap-6">
        <RowEditor
          legend={t('rows.weights')}
          fields={[
            { name: 'gross', label: t('rows.gross') },
            { name: 'tare', label: t('rows.tare') },
            { name: 'quantity', label: t('rows.quantity'), isWhole: true },
          ]}
          isTried={isTried}
          rows={draft.weights}
          blank={blankWeight}
          isRight={(row) => readWeight(row) !== undefined}
          wrongText={t('rows.wrongWeight')}
          onChange={(weights) => onChange({ weights })}
        />
        <RowEditor
          legend={t('rows.sizes')}
          fields={[
            { name: 'length', label: t('rows.length') },
            { name: 'width', label: t('rows.width') },
            { name: 'height', label: t('rows.height') },
            { name: 'quantity', label: t('rows.quantity'), isWhole: true },
          ]}
          isTried={isTried}
          rows={draft.sizes}
          blank={blankSize}
          isRight={(row) => readSize(row) !== undefined}
          wrongText={t('rows.wrongSize')}
          onChange={(sizes) => onChange({ sizes })}
        />
      </div>
      <Totals draft={draft} />
    </div>
  );
}

function Totals({ draft }: { readonly draft: BookingDraft }) {
  const { t, i18n } = useTranslation('dedicated');
  const { weight, volume } = measuresIn(i18n.language);
  const { weights, sizes, isWhole } = readRows(draft);
  const totals = packageTotals(weights, sizes);
  const refusal = isWhole ? packagesRefusal(weights, sizes) : undefined;
  const figures = [
    { key: 'pieces', value: String(totals.weighedPieces) },
    { key: 'gross', value: weight(totals.grossGrams) },
    { key: 'net', value: weight(totals.netGrams) },
    { key: 'volume', value: volume(totals.cubicCentimetres) },
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-control bg-sunken px-4 py-3" aria-live="polite">
        {figures.map(({ key, value }) => (
          <div key={key} data-total={key}>
            <dt className="text-caption text-muted">{t(`total.${key}`)}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {refusal === 'dedicated.rowsDiffer' && (
        <Notice tone="warning">
          {t('rows.differ', { weights: totals.weighedPieces, sizes: totals.measuredPieces })}
        </Notice>
      )}
      {refusal === 'fee.tooManyBoxes' && <Notice tone="warning">{t('rows.tooMany')}</Notice>}
    </div>
  );
}
