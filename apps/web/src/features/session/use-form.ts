import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { type FieldsOf, tellingOf } from '../../app/failure.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

type Form<Name extends string> = {
  /** In the order of the screen: the first wrong one gets the focus. */
  readonly fields: readonly Name[];
  readonly validate: (values: Values<Name>) => Errors<Name>;
  readonly submit: (values: Values<Name>) => Promise<void>;
  /** Refusals that are about one field. */
  readonly fieldOf?: FieldsOf<Name>;
  /** All it sends is about a verification code. */
  readonly kind?: 'code';
};

/**
 * A form whose fields the browser keeps: what was typed before the script came, filled in by a password manager or
 * refused by the server is still there. One submission at a time, however often it is asked for.
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

  /** Shows what is wrong; true when nothing is. */
  function check(found: Errors<Name>): boolean {
    setErrors(found);
    const first = fields.find((name) => found[name]);
    if (first) setFocused({ name: first });
    return first === undefined;
  }

  /** What was asked for has failed; a code that was to be sent is told as one (§8). */
  function fail(error: unknown, failed = kind): void {
    const told = tellingOf(error, t, { fields: fieldOf, kind: failed });
    if (told.toast) toast(told.toast.text, told.toast.tone);
    if (told.field) check({ [told.field.name]: told.field.text } as Errors<Name>);
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
    /** Without a script nothing is sent, and never in the address. */
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
    /** Everything that is wrong, for the top of the form. */
    summary: fields.flatMap((name) => (errors[name] ? [{ text: errors[name], fieldId: idOf(name) }] : [])),
    errors,
    isBusy,
    idOf,
    values,
    check,
    fail,
    /** What ties a field to the form. */
    field: (name: Name) => ({ id: idOf(name), name, error: errors[name] }),
  };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
