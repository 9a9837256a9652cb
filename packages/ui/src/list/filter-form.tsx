import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Select } from '../form/select.tsx';
import { controlLook } from '../form/text-input.tsx';
import { Icon } from '../icon.tsx';
import { focusFirstRow } from './row-keys.ts';
import { shouldIgnoreShortcut } from './should-ignore-shortcut.ts';
import { useListAddress } from './use-list-address.ts';

type Filter = {
  readonly name: string;
  /** Accessible name, and the text of the option that filters nothing. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type Props = {
  /** Without it the list is filtered only. */
  readonly search?: { readonly label: string; readonly hint: string };
  readonly filters: readonly Filter[];
  /** Parameters of the URL that stay when the form is sent without script. */
  readonly kept: readonly string[];
  /** Text of the button that removes search and filters, and of the one that sends the form without script. */
  readonly texts: Readonly<Record<'clear' | 'submit', string>>;
  /** Further list actions, at the far end. */
  readonly children?: ReactNode;
};

/** Search and filters of a list. A GET form, so it also works before and without script. */
export function FilterForm({ search, filters, kept, texts, children }: Props) {
  const { address, change } = useListAddress();
  const wanted = address.get('search') ?? '';
  const isFiltered = wanted !== '' || filters.some(({ name }) => address.get(name));
  const clear = () =>
    change({ search: '', filters: Object.fromEntries(filters.map(({ name }) => [name, undefined])) });
  return (
    <search>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('search');
          change({ search: typeof typed === 'string' ? typed : '' });
        }}
        className="flex flex-wrap items-center gap-2"
      >
        {kept.map((name) => {
          const value = address.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        {search && (
          <SearchField
            {...search}
            value={wanted}
            onSearch={(text) => change({ search: text }, { replace: true })}
          />
        )}
        <div className="contents max-md:order-1 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:gap-2">
          {filters.map((filter) => (
            <FilterSelect
              key={filter.name}
              {...filter}
              value={address.get(filter.name) ?? ''}
              onChoose={(value) => change({ filters: { [filter.name]: value || undefined } })}
            />
          ))}
        </div>
        <noscript>
          <Button type="submit" variant="secondary">
            {texts.submit}
          </Button>
        </noscript>
        {isFiltered && (
          <Button variant="quiet" className="px-3! max-md:order-1" onClick={clear}>
            {texts.clear}
          </Button>
        )}
        {children && (
          <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">{children}</div>
        )}
      </form>
    </search>
  );
}

type SelectProps = Filter & { readonly value: string; readonly onChoose: (value: string) => void };

/** Uncontrolled: it shows the choice at once, and follows the URL, such as after the back button. */
function FilterSelect({ name, label, options, value, onChoose }: SelectProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const select = box.current?.querySelector('select');
    if (select) select.value = value;
  }, [value]);
  return (
    <div ref={box} className="min-w-40 max-md:min-w-0">
      <Select
        name={name}
        aria-label={label}
        defaultValue={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const pauseMs = 250;

type SearchProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Debounced search; `/` focuses it from anywhere, the down key moves to the rows. */
function SearchField({ label, hint, value, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Applies external changes (such as the back button), but not the echo of this field's own input.
  useEffect(() => {
    if (value !== sent.current && field.current) {
      clearTimeout(timer.current);
      field.current.value = value;
    }
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || shouldIgnoreShortcut(event)) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  function searchSoon(text: string) {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === sent.current) return;
    timer.current = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, pauseMs);
  }

  return (
    <div className="relative max-w-[340px] min-w-0 grow basis-[240px] max-md:max-w-none max-md:basis-0">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
      />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={hint}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        onChange={({ target }) => searchSoon(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          focusFirstRow();
        }}
        className={`${controlLook} ps-9!`}
      />
    </div>
  );
}
