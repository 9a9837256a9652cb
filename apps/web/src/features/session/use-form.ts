import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { type RefusalFields, failurePresentation } from '../../app/failure.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

type Form<Name extends string> = {
  /** In screen order: the first invalid field gets the focus. */
  readonly fields: readonly Name[];
  readonly validate: (values: Values<Name>) => Errors<Name>;
  readonly submit: (values: Values<Name>) => Promise<void>;
  /** Refusal codes that belong to a field. */
  readonly fieldOf?: RefusalFields<Name>;
  /** Set when all calls of the form concern a verification code. */
  readonly kind?: 'code';
};

/**
 * Form with uncontrolled fields: input typed before hydration, filled by a password manager or refused by the
 * server is preserved. Only one submission runs at a time.
 */
export function useForm<Name extends string>({ fields, validate, submit, fieldOf = {}, kind }: Form<Name>) {
  const { t } = useTranslation('storefront');
  const toast = useToast();
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

  /** Shows a failure; one of a code request as a code failure (§8). */
  function fail(error: unknown, failed = kind): void {
    const presentation = failurePresentation(error, t, { fields: fieldOf, kind: failed });
    if (presentation.toast) toast(presentation.toast.text, presentation.toast.tone);
    if (presentation.field) check({ [presentation.field.name]: presentation.field.text } as Errors<Name>);
  }

  async function send(): Promise<void> {
    if (sending.current) return;
    const sent = values();
    if (!check(validate(sent))) return;
    sending.current = true;
    setBusy(true);
    try {
      await submit(sent);
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    /** method=post: without script the input never ends up in the URL. */
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: SyntheticEvent) {
        event.preventDefault();
        void send();
      },
      onInput({ target }: SyntheticEvent) {
        const { name } = target as HTMLInputElement;
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    } as const,
    /** All errors, for the summary at the top of the form. */
    summary: fields.flatMap((name) => (errors[name] ? [{ text: errors[name], fieldId: idOf(name) }] : [])),
    errors,
    isBusy,
    idOf,
    values,
    check,
    fail,
    /** Props that bind a field to the form. */
    field: (name: Name) => ({ id: idOf(name), name, error: errors[name] }),
  };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
