import type { FieldType } from '@onehaul/contract/console/studio/field';
import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button, Form } from '@onehaul/workbench/antd';
import type { ControlProps, FieldInputProps } from './field-input.tsx';
import type { ComponentType } from 'react';
import { MoveButtons, moved } from './move-buttons.tsx';
import { emptyValue } from './screen.ts';
import { useWords } from './use-words.ts';

type Props = {
  readonly resource: string;
  readonly name: string;
  readonly type: Extract<FieldType, { is: 'rows' }>;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (rows: AnyValues[]) => void;
  readonly control: ControlProps;
  /** Input of a field of a row. */
  readonly input: ComponentType<FieldInputProps>;
};

/** A short list of small records: each row has the inputs of its fields. */
export function RowsInput({ resource, name, type, label, value, onChange, control, input: Input }: Props) {
  const { t } = useTranslation('studio');
  const { labelOf, choiceOf, helpOf, rowOf } = useWords(resource);
  const rows = value as AnyValues[];
  const set = (place: number, field: string, changed: unknown) =>
    onChange(rows.map((row, index) => (index === place ? { ...row, [field]: changed } : row)));
  const add = () =>
    onChange([...rows, Object.fromEntries(type.fields.map((field) => [field.name, emptyValue(field.type)]))]);
  return (
    <fieldset className="min-w-0" id={control.id} tabIndex={-1} aria-label={label} data-rows={name}>
      <ol className="flex flex-col gap-3">
        {/* Rows have no key of their own; their inputs are controlled, so the place serves. */}
        {[...rows.entries()].map(([place, row]) => {
          const title = t('row', { label, place: place + 1 });
          return (
            <li key={place} className="rounded-card border border-line p-4" data-row={place}>
              <div className="mb-2 flex items-center justify-between gap-2">
                <span className="text-caption text-muted">{title}</span>
                {!control.disabled && (
                  <span className="flex gap-1">
                    <MoveButtons
                      name={title}
                      place={place}
                      count={rows.length}
                      onMove={(by) => onChange(moved(rows, place, by))}
                    />
                    <Button
                      type="text"
                      size="small"
                      aria-label={t('removeRow', { name: title })}
                      icon={<Icon name="close" className="size-4" />}
                      onClick={() => onChange(rows.filter((_, index) => index !== place))}
                    />
                  </span>
                )}
              </div>
              <div className="grid gap-x-4 sm:grid-cols-2">
                {type.fields.map((field) => {
                  const path = `${name}.${field.name}`;
                  const id = `${control.id}-${place}-${field.name}`;
                  const help = helpOf(path);
                  return (
                    <Form.Item
                      key={field.name}
                      className="mb-3"
                      label={labelOf(path)}
                      htmlFor={id}
                      {...(help && { extra: <span className="text-caption">{help}</span> })}
                    >
                      <Input
                        field={field}
                        resource={resource}
                        label={labelOf(path)}
                        value={row[field.name]}
                        onChange={(changed) => set(place, field.name, changed)}
                        choiceOf={(option) => choiceOf(path, option)}
                        control={{ ...control, id }}
                      />
                    </Form.Item>
                  );
                })}
              </div>
            </li>
          );
        })}
      </ol>
      {!control.disabled && rows.length < type.maxItems && (
        <Button
          className={rows.length > 0 ? 'mt-3' : ''}
          onClick={add}
          data-add-row
          icon={<Icon name="plus" className="size-4" />}
        >
          {t('add', { one: rowOf(name) })}
        </Button>
      )}
    </fieldset>
  );
}
