import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { IconButton } from '@onehaul/ui/button';
import { Select } from '@onehaul/ui/form/select';
import { controlLook } from '@onehaul/ui/form/text-input';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { type DraftRow, type RowProblems, totalCents } from './draft-rows.ts';
import type { Named } from './forecast-page.tsx';

/** Grid columns shared by header and rows in wide windows. */
export const rowColumns =
  'grid gap-x-2 lg:grid-cols-[calc(var(--spacing)*7)_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_calc(var(--spacing)*16)_calc(var(--spacing)*20)_calc(var(--spacing)*22)_minmax(0,3fr)_var(--control-height)]';

const control = `${controlLook} min-w-0`;

type Props = {
  readonly row: DraftRow;
  readonly place: number;
  readonly goodsTypes: readonly Named[];
  readonly problems: RowProblems;
  readonly onChange: (id: string, change: Partial<DraftRow>) => void;
  /** Returns true when the text contained several numbers and was consumed. */
  readonly onPaste: (id: string, text: string) => boolean;
  readonly onRemove: (id: string) => void;
};

export function ForecastRowFields(props: Props) {
  const { row, place, goodsTypes, problems, onChange, onPaste, onRemove } = props;
  const { t, i18n } = useTranslation('parcel');
  const total = totalCents(row);
  const set = (field: keyof DraftRow) => (value: string) => onChange(row.id, { [field]: value });
  return (
    <li
      data-row={row.id}
      data-marked={problems.courierNumber === 'row.numberTwice' ? 'twice' : undefined}
      className={`${rowColumns} grid-cols-2 items-start gap-y-2 max-lg:rounded-control max-lg:border max-lg:border-line max-lg:px-3 max-lg:pt-1 max-lg:pb-3`}
    >
      <span className="flex min-h-control items-center text-caption text-muted tabular-nums max-lg:font-semibold">
        {place}
      </span>
      <Cell label={t('field.number')} problem={problems.courierNumber && t(problems.courierNumber)} isWide>
        {(own) => (
          <Text
            {...own}
            value={row.courierNumber}
            onValue={set('courierNumber')}
            maxLength={60}
            autoCapitalize="characters"
            className={`${control} font-mono`}
            onPaste={(event) => {
              if (onPaste(row.id, event.clipboardData.getData('text'))) event.preventDefault();
            }}
          />
        )}
      </Cell>
      <Cell label={t('field.goodsName')} problem={problems.goodsName && t(problems.goodsName)} isWide>
        {(own) => (
          <Text
            {...own}
            value={row.goodsName}
            onValue={set('goodsName')}
            maxLength={200}
            placeholder={t('field.goodsNameHint')}
            className={control}
          />
        )}
      </Cell>
      <Cell label={t('field.goodsType')} isWide>
        {(own) => (
          <Select
            {...own}
            value={row.goodsTypeId || String(goodsTypes[0]?.id ?? '')}
            onChange={({ target }) => set('goodsTypeId')(target.value)}
          >
            {goodsTypes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Cell>
      <Cell label={t('field.quantity')} problem={problems.quantity && t(problems.quantity)}>
        {(own) => (
          <Text
            {...own}
            value={row.quantity}
            onValue={set('quantity')}
            inputMode="numeric"
            className={control}
          />
        )}
      </Cell>
      <Cell label={t('field.unitPrice')} problem={problems.unitPrice && t(problems.unitPrice)}>
        {(own) => (
          <Text
            {...own}
            value={row.unitPrice}
            onValue={set('unitPrice')}
            inputMode="decimal"
            placeholder="0.00"
            className={control}
          />
        )}
      </Cell>
      <p className="flex min-h-control items-center justify-end text-small tabular-nums max-lg:justify-start">
        <span className="pe-2 text-muted lg:sr-only">{t('field.total')}</span>
        {total === undefined ? '-' : measuresIn(i18n.language).money(total, 'CNY')}
      </p>
      <Cell label={t('field.remark')} isWide>
        {(own) => (
          <Text {...own} value={row.remark} onValue={set('remark')} maxLength={500} className={control} />
        )}
      </Cell>
      <IconButton
        icon="close"
        label={t('rows.remove', { row: place })}
        onClick={() => onRemove(row.id)}
        className="justify-self-end max-lg:col-start-2 max-lg:row-start-1 max-lg:-me-2"
      />
    </li>
  );
}

type Own = {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};
type CellProps = {
  readonly label: string;
  readonly problem?: string | undefined;
  readonly isWide?: boolean;
  readonly children: (own: Own) => ReactNode;
};

/** A labelled field; in a wide window the label is the column header. */
function Cell({ label, problem, isWide = false, children }: CellProps) {
  const id = useId();
  return (
    <div className={`grid min-w-0 gap-1 ${isWide ? 'max-lg:col-span-2' : ''}`}>
      <label htmlFor={id} className="text-caption text-muted lg:sr-only">
        {label}
      </label>
      {children({ id, ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }) })}
      {problem && (
        <p id={`${id}-problem`} className="text-caption text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

type TextProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  readonly onValue: (value: string) => void;
};

const Text = ({ onValue, ...rest }: TextProps) => (
  <input
    type="text"
    autoComplete="off"
    spellCheck={false}
    onChange={({ target }) => onValue(target.value)}
    {...rest}
  />
);
