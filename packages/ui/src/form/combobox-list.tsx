import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { showUnder } from '../overlay/show-under.ts';
import type { ComboboxProps, Typed } from './combobox.tsx';
import { matchingOptions, type Option } from './combobox-model.ts';
import { describedBy, Field, splitField } from './field.tsx';
import { controlLook } from './text-input.tsx';

const types = useCombobox.stateChangeTypes;

/** Typing proposes the first match. Leaving or Escape keeps the choice: only Enter and a click choose. */
function keepChoice(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
) {
  if (type === types.InputChange) return { ...changes, highlightedIndex: 0 };
  const isLeaving = type === types.InputBlur || type === types.InputKeyDownEscape;
  return isLeaving ? { ...changes, selectedItem: state.selectedItem } : changes;
}

/** The working combobox, in a native popover above whatever holds it. */
export function ComboboxList({ typed: before, ...props }: ComboboxProps & { readonly typed: Typed }) {
  const { field, control } = splitField(props);
  const { name, options, value, onChange, placeholder, isDisabled, onSearch, words } = control;
  const chosen = options.find((option) => option.value === value) ?? null;
  const label = chosen?.label ?? '';
  // Undefined while nothing is being searched: the field shows the choice.
  const [typed, setTyped] = useState(before.text === label ? undefined : before.text);
  const found = matchingOptions(options, typed ?? '');
  const frame = useRef<HTMLSpanElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLUListElement | null>(null);

  const box = useCombobox<Option>({
    inputId: field.id,
    items: [...found],
    itemToString: (option) => option?.label ?? '',
    selectedItem: chosen,
    inputValue: typed ?? label,
    initialIsOpen: before.isFocused && typed !== undefined,
    stateReducer: keepChoice,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyped(undefined),
  });

  const search = useEffectEvent((text: string) => onSearch?.(text));
  useEffect(() => search(typed ?? ''), [typed]);
  useEffect(() => {
    if (before.isFocused) input?.focus();
  }, [before, input]);
  useEffect(() => {
    if (box.isOpen && list && frame.current) return showUnder(list, frame.current);
    return undefined;
  }, [box.isOpen, list]);

  return (
    <Field {...field}>
      <span ref={frame} className="relative block">
        <input
          {...box.getInputProps({
            ref: setInput,
            placeholder,
            disabled: isDisabled,
            // Downshift reports a change after rendering the old text again; a fast second key would be lost.
            onChange: ({ currentTarget }) => setTyped(currentTarget.value),
            onFocus: ({ currentTarget }) => currentTarget.select(),
            onKeyDown(event) {
              if (!box.isOpen) return;
              // Escape closes the list, not the dialog around it; Enter chooses instead of submitting.
              if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault();
            },
          })}
          {...describedBy(field)}
          aria-labelledby={undefined}
          type="text"
          autoComplete="off"
          className={`${controlLook} pe-13`}
        />
        <button
          type="button"
          {...box.getToggleButtonProps({ disabled: isDisabled })}
          aria-label={words.open}
          className="absolute inset-y-0 end-1 my-auto flex size-control-small items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <Icon name="down" className="size-4" />
        </button>
        <ul
          popover="manual"
          {...box.getMenuProps({ ref: setList })}
          aria-labelledby={undefined}
          aria-label={field.label}
          className="under-control overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 text-ink shadow-float"
        >
          {box.isOpen &&
            found.map((option, index) => (
              <li
                key={option.value}
                {...box.getItemProps({ item: option, index })}
                className="flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-small aria-selected:bg-primary-2"
              >
                <span className="min-w-0 grow">
                  {option.label}
                  {option.detail && <span className="block text-caption text-muted">{option.detail}</span>}
                </span>
                {option.value === value && <Icon name="check" className="size-4" />}
              </li>
            ))}
          {box.isOpen && found.length === 0 && (
            <li role="presentation" className="px-3 py-2 text-small text-muted">
              {words.none}
            </li>
          )}
        </ul>
        <input type="hidden" name={name} value={value ?? ''} />
      </span>
      <output className="sr-only">{box.isOpen && typed !== undefined && words.found(found.length)}</output>
    </Field>
  );
}
