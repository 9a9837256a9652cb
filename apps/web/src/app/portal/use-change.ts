import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { type FieldsOf, tellingOf } from '../failure.ts';

type AtField<Name extends string> = {
  readonly fields: FieldsOf<Name>;
  readonly show: (name: Name, text: string) => void;
};

type Options<Result, Name extends string> = {
  /** Runs before the change counts as done: what it reloads is on the screen by then. */
  readonly onDone?: (result: Result) => void | Promise<unknown>;
  /** What to say afterwards. */
  readonly done?: (result: Result) => string;
  /** Refusals about a field are shown there. */
  readonly atField?: AtField<Name>;
  /** Of what makes a file, or asks for or uses a verification code. */
  readonly kind?: 'download' | 'code';
};

/** A change the member asked for. What is typed stays; a failure is told as decision 059 says. */
export function useChange<Input, Result, Name extends string = never>(
  change: (input: Input) => Promise<Result>,
  { onDone, done, atField, kind }: Options<Result, Name> = {},
) {
  const { t } = useTranslation('storefront');
  const notify = useToast();
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      await onDone?.(result);
      if (done) notify(done(result), 'positive');
    },
    onError: (error) => {
      const { field, toast } = tellingOf<Name>(error, t, {
        ...(atField && { fields: atField.fields }),
        kind,
      });
      if (field) atField?.show(field.name, field.text);
      if (toast) notify(toast.text, toast.tone);
    },
  });
  return { start: mutate, isPending, hasFailed: isError, forget: reset };
}

type FieldsForm = {
  setFields: (fields: { name: never; errors: string[] }[]) => void;
  focusField: (name: never) => void;
};

/** The fields of an antd form that refusals are about. */
export const fieldsOf = <Name extends string>(form: FieldsForm, fields: FieldsOf<Name>): AtField<Name> => ({
  fields,
  show(name, text) {
    form.setFields([{ name: name as never, errors: [text] }]);
    form.focusField(name as never);
  },
});
