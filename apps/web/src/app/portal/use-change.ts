import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { type RefusalFields, failurePresentation } from '../failure.ts';

type FieldRefusals<Name extends string> = {
  readonly fields: RefusalFields<Name>;
  readonly show: (name: Name, text: string) => void;
};

type Options<Result, Name extends string> = {
  /** Awaited before the change counts as done, so that reloaded data is already on the screen. */
  readonly onDone?: (result: Result) => void | Promise<unknown>;
  /** Success message. */
  readonly done?: (result: Result) => string;
  /** Shows refusals that belong to a form field. */
  readonly atField?: FieldRefusals<Name>;
  /** Set for file downloads and for sending or using a verification code. */
  readonly kind?: 'download' | 'code';
};

/** Mutation started by the member. Input is preserved on failure; errors are shown as in decision 059. */
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
      const { field, toast } = failurePresentation<Name>(error, t, {
        ...(atField && { fields: atField.fields }),
        kind,
      });
      if (field) atField?.show(field.name, field.text);
      if (toast) notify(toast.text, toast.tone);
    },
  });
  return { start: mutate, isPending, hasFailed: isError, forget: reset };
}
