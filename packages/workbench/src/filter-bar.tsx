import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { focusFirstRow } from '@onehaul/ui/list/row-keys';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Input, type InputRef, Select } from './antd.ts';
import { shouldIgnoreShortcut } from '@onehaul/ui/list/should-ignore-shortcut';

export type Filter = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Applies while nothing is chosen; such a filter cannot be cleared. */
  readonly initial?: string;
};

type Props = {
  /** Describes what can be searched; without it there is no search field. */
  readonly searchLabel?: string | undefined;
  readonly search?: string;
  readonly onSearch?: (text: string) => void;
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onFilter: (values: Record<string, string | undefined>) => void;
  /** Filters of another kind, and their names. */
  readonly more?: { readonly names: readonly string[]; readonly content: ReactNode };
  /** Further list actions, at the far end. */
  readonly children?: ReactNode;
};

/** Search and filters of a list; the caller holds their state in the URL. */
export function FilterBar(props: Props) {
  const { searchLabel, search = '', onSearch, filters, values, onFilter, more, children } = props;
  const { t } = useTranslation('workbench');
  const names = [...filters.map(({ name }) => name), ...(more?.names ?? [])];
  const isFiltered = search !== '' || names.some((name) => values[name]);
  const clear = () => {
    onSearch?.('');
    onFilter(Object.fromEntries(names.map((name) => [name, undefined])));
  };
  return (
    <search className="flex flex-wrap items-center gap-2">
      {searchLabel && onSearch && <SearchField label={searchLabel} value={search} onSearch={onSearch} />}
      {filters.map(({ name, label, options, initial }) => (
        <Select<string>
          key={name}
          aria-label={label}
          placeholder={label}
          className="min-w-40"
          value={values[name] ?? initial ?? null}
          options={[...options]}
          allowClear={initial === undefined}
          popupMatchSelectWidth={false}
          showSearch={options.length > 8 && { optionFilterProp: 'label' }}
          onChange={(value: string | undefined) => onFilter({ [name]: value })}
        />
      ))}
      {more?.content}
      {isFiltered && (
        <Button type="text" onClick={clear}>
          {t('list.clear')}
        </Button>
      )}
      {children && (
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">{children}</div>
      )}
    </search>
  );
}

const pauseMs = 250;

type SearchProps = {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Debounced search; `/` focuses it from anywhere, the down key moves to the rows. */
function SearchField({ label, value, onSearch }: SearchProps) {
  const { t } = useTranslation('workbench');
  const field = useRef<InputRef>(null);
  const sent = useRef(value);
  const [typed, setTyped] = useState(value);

  // Applies external changes (such as the back button), but not the echo of this field's own input.
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || shouldIgnoreShortcut(event)) return;
      event.preventDefault();
      field.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <Input
      ref={field}
      type="search"
      aria-label={t('list.search')}
      aria-keyshortcuts="/"
      placeholder={label}
      prefix={<Icon name="search" className="size-4 text-muted" />}
      className="max-w-[340px] min-w-0 grow basis-[240px]"
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        focusFirstRow();
      }}
    />
  );
}
