import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import type { Option } from './combobox-model.ts';
import { describedBy, Field, type FieldProps, splitField } from './field.tsx';
import { controlLook } from './text-input.tsx';

export type ComboboxProps = FieldProps & {
  readonly name: string;
  readonly options: readonly Option[];
  /** Undefined while nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Reports what is typed, and an empty text afterwards, so that the owner of a long list can load what matches. */
  readonly onSearch?: (typed: string) => void;
  readonly words: {
    /** Name of the button that opens the list. */
    readonly open: string;
    readonly none: string;
    readonly found: (count: number) => string;
  };
};

/** What was typed, and where the cursor was, before the list could open. */
export type Typed = { readonly text: string; readonly isFocused: boolean };
type List = ComponentType<ComboboxProps & { readonly typed: Typed }>;

let loaded: List | undefined;
const load = () => import('./combobox-list.tsx').then(({ ComboboxList }) => (loaded = ComboboxList));

/** Select with search. The list and its keys load after the page; until then the field already takes text. */
export function Combobox(props: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState<{ readonly List: List; readonly typed: Typed }>();

  useEffect(() => {
    let isGone = false;
    let isComposing = false;
    const begin = () => {
      const field = input.current;
      if (isGone || isComposing || !field || !loaded) return;
      setReady({ List: loaded, typed: { text: field.value, isFocused: document.activeElement === field } });
    };
    // Replacing the field would break off a word that an input method is composing.
    const compose = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
      begin();
    };
    const field = input.current;
    for (const event of ['compositionstart', 'compositionend']) field?.addEventListener(event, compose);
    if (loaded) begin();
    else void load().then(begin);
    return () => {
      isGone = true;
      for (const event of ['compositionstart', 'compositionend']) field?.removeEventListener(event, compose);
    };
  }, []);

  if (ready) return <ready.List {...props} typed={ready.typed} />;
  const { field, control } = splitField(props);
  const chosen = control.options.find(({ value }) => value === control.value);
  return (
    <Field {...field}>
      <span className="relative block">
        <input
          key={control.value}
          ref={input}
          type="text"
          autoComplete="off"
          {...describedBy(field)}
          defaultValue={chosen?.label}
          placeholder={control.placeholder}
          disabled={control.isDisabled}
          className={`${controlLook} pe-13`}
        />
        <span className="absolute inset-y-0 end-1 flex size-control-small items-center justify-center self-center text-muted">
          <Icon name="down" className="size-4" />
        </span>
        <input type="hidden" name={control.name} value={control.value ?? ''} />
      </span>
    </Field>
  );
}
