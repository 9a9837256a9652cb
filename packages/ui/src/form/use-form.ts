import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

export type Form<Name extends string> = {
  /** In screen order: the first invalid field gets the focus. */
  readonly fields: readonly Name[];
  /** Checks by the domain's rules, before anything is sent. */
  readonly validate: (values: Values<Name>) => Errors<Name>;
  readonly submit: (values: Values<Name>) => Promise<unknown>;
  /** Presents a failure; returns the errors of the fields it concerns. */
  readonly onFailure: (failure: unknown) => Errors<Name>;
};

/**
 * Form of one call with native fields, which may be uncontrolled: input typed before hydration, filled by a
 * password manager or refused by the server is preserved. Only one submission runs at a time.
 */
export function useForm<Name extends string>({ fields, validate, submit, onFailure }: Form<Name>) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [focused, setFocused] = useState<{ readonly name: Name }>();

  const idOf = (name: Name) => `${formId}-${name}`;

  useEffect(() => {
    if (focused) document.getElementById(`${formId}-${focused.name}`)?.focus();
  }, [focused, formId]);

  function values(): Values<Name> {
    const data = new FormData(form.current!);
    return Object.fromEntries(fields.map((name) => [name, textOf(data.get(name))])) as Values<Name>;
  }

  /** Shows the errors; returns true when there are none. */
  function check(found: Errors<Name>): boolean {
    setErrors(found);
    const first = fields.find((name) => found[name]);
    if (first) setFocused({ name: first });
    return first === undefined;
  }

  async function send(): Promise<void> {
    if (sending.current) return;
    const sent = values();
    if (!check(validate(sent))) return;
    sending.current = true;
    setBusy(true);
    try {
      await submit(sent);
    } catch (failure) {
      const found = onFailure(failure);
      if (Object.keys(found).length > 0) check(found);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** Removes the error of a field that was corrected. */
  const forget = (...names: readonly string[]) =>
    setErrors((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }));

  return {
    /** method=post: without script the input never ends up in the URL. */
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        // A form in a dialog is a React child of the form that opened it.
        event.stopPropagation();
        void send();
      },
      onInput: ({ target }: SyntheticEvent) => forget((target as HTMLInputElement).name),
    } as const,
    /** All errors, for the summary at the top of the form. */
    summary: fields.flatMap((name) =>
      errors[name] ? [{ name, text: errors[name], fieldId: idOf(name) }] : [],
    ),
    errors,
    isBusy,
    idOf,
    values,
    check,
    forget,
    /** Props that bind a field to the form. */
    field: (name: Name) => ({ id: idOf(name), name, error: errors[name] }),
  };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
