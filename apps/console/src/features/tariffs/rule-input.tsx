import { Select } from '@onehaul/ui/form/select';
import { Checkbox } from '@onehaul/workbench/antd';
import { TypedInput } from '@onehaul/workbench/typed-input';
import { useId } from 'react';
import type { Column } from './column-kinds.ts';
import { useTariffFormatter } from './tariff-formatter.ts';
import { useProblemWords } from './problem-words.ts';

type Props<Row> = {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly onChange: (row: Row) => void;
};

/** Labelled input of one rule: a number with its unit, or a choice. */
export function RuleInput<Row>({ column, row, onChange }: Props<Row>) {
  const formatter = useTariffFormatter();
  const problemWords = useProblemWords();
  const id = useId();
  const read = (typed: string) => {
    const answer = column.set(row, typed);
    if ('problem' in answer) return problemWords(answer.problem);
    onChange(answer.row);
    return undefined;
  };
  const unit = column.unit && column.unit !== 'whole' ? formatter.t(`unit.${column.unit}`) : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-caption text-muted">
        {column.name}
      </label>
      {column.choices ? (
        <Select id={id} isSmall value={column.show(row)} onChange={({ target }) => read(target.value)}>
          {column.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <TypedInput
          id={id}
          value={column.show(row)}
          onRead={read}
          suffix={unit}
          placeholder={column.placeholder}
        />
      )}
    </div>
  );
}

type ManyProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly values: readonly Value[];
  readonly onChange: (values: Value[]) => void;
};

export const ManyInput = <Value extends string>({ label, choices, values, onChange }: ManyProps<Value>) => (
  <fieldset className="min-w-0">
    <legend className="pb-1 text-caption text-muted">{label}</legend>
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {choices.map(({ value, label: words }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((each) => each !== value))
          }
        >
          {words}
        </Checkbox>
      ))}
    </div>
  </fieldset>
);
