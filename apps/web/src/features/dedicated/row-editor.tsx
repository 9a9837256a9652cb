import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { controlLook } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { useId } from 'react';

type Field<Row> = { readonly name: keyof Row & string; readonly label: string; readonly isWhole?: boolean };
type Props<Row> = {
  readonly legend: string;
  readonly fields: readonly Field<Row>[];
  readonly rows: readonly Row[];
  readonly blank: Row;
  /** Whether a row parses; an untouched row shows an error only after a submit attempt. */
  readonly isRight: (row: Row) => boolean;
  readonly wrongText: string;
  readonly isTried: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
};

const maxRows = 50;

/** Editable rows of figures. */
export function RowEditor<Row extends Readonly<Record<string, string>>>(props: Props<Row>) {
  const { legend, fields, rows, blank, isRight, wrongText, isTried, onChange } = props;
  const { t } = useTranslation('dedicated');
  const id = useId();
  const isBegun = (row: Row) => fields.some(({ name }) => row[name] !== blank[name]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-small font-semibold">{legend}</legend>
      {rows.map((row, index) => {
        const isWrong = (isTried || isBegun(row)) && !isRight(row);
        const errorId = `${id}-${index}-error`;
        return (
          <div key={index} className="grid gap-1">
            <div className="flex items-end gap-2">
              <div className={`grid grow gap-2 ${fields.length === 3 ? 'grid-cols-3' : 'grid-cols-4'}`}>
                {fields.map(({ name, label, isWhole }) => (
                  <label key={name} className="grid min-w-0 gap-1 text-caption text-muted">
                    <span className="truncate">{label}</span>
                    <input
                      type="text"
                      data-row={`${name}-${index}`}
                      inputMode={isWhole ? 'numeric' : 'decimal'}
                      autoComplete="off"
                      maxLength={9}
                      value={row[name]}
                      aria-invalid={isWrong || undefined}
                      aria-describedby={isWrong ? errorId : undefined}
                      onChange={({ target }) =>
                        onChange(rows.map((one) => (one === row ? { ...row, [name]: target.value } : one)))
                      }
                      className={`${controlLook} px-2! text-end text-ink tabular-nums`}
                    />
                  </label>
                ))}
              </div>
              <button
                type="button"
                aria-label={t('rows.remove', { row: index + 1 })}
                disabled={rows.length === 1}
                onClick={() => onChange(rows.filter((one) => one !== row))}
                className="flex size-control shrink-0 items-center justify-center rounded-control text-muted hover:bg-primary-2 hover:text-ink disabled:invisible"
              >
                <Icon name="close" className="size-4" />
              </button>
            </div>
            {isWrong && (
              <p id={errorId} className="text-caption text-danger">
                {wrongText}
              </p>
            )}
          </div>
        );
      })}
      {rows.length < maxRows && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...rows, { ...blank }])}
        >
          <Icon name="plus" className="size-4" />
          {t('rows.add')}
        </Button>
      )}
    </fieldset>
  );
}
