import type { ReactNode } from 'react';
import type { Option } from './combobox-model.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

type Level = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** The choice above was made and its options are on the way. */
  readonly isLoading: boolean;
  readonly mark?: ReactNode;
  readonly error?: string | undefined;
};

type Props = {
  /** From the widest to the narrowest; a level without options is not shown. */
  readonly levels: readonly Level[];
  /** Chosen values, from the widest level down. */
  readonly path: readonly string[];
  /** A choice drops those below it. */
  readonly onChange: (path: readonly string[]) => void;
  readonly words: ComboboxProps['words'];
};

const columns: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** Selects that depend on each other, such as province, city and district. */
export function ChainedSelect({ levels, path, onChange, words }: Props) {
  const shown = levels.filter(({ options, isLoading }) => options.length > 0 || isLoading);
  return (
    <div className={`grid items-start gap-4 ${columns[shown.length] ?? ''}`}>
      {shown.map(({ id, name, label, options, isLoading, mark, error }, level) => (
        <Combobox
          // A new choice above starts this level afresh.
          key={`${name}-${path[level - 1]}`}
          id={id}
          name={name}
          label={label}
          mark={mark}
          error={error}
          options={options}
          value={path[level]}
          isDisabled={isLoading}
          words={words}
          onChange={(value) => onChange([...path.slice(0, level), value])}
        />
      ))}
    </div>
  );
}
