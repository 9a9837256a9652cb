import { useTranslation } from '@onehaul/i18n/react';
import { type Errors, type Form, useForm } from '@onehaul/ui/form/use-form';
import { useToast } from '@onehaul/ui/toast';
import { type RefusalFields, failurePresentation } from './failure.ts';

type CallForm<Name extends string> = Omit<Form<Name>, 'onFailure'> & {
  /** Refusal codes that belong to a field. */
  readonly fieldOf?: RefusalFields<Name>;
  /** Set when all calls of the form concern a verification code. */
  readonly kind?: 'code';
};

/** Form of a call of the contract. Its failures are shown as in decision 059. */
export function useCallForm<Name extends string>({ fieldOf = {}, kind, ...rest }: CallForm<Name>) {
  const { t } = useTranslation('storefront');
  const toast = useToast();
  /** Shows a failure; one of a code request as a code failure (§8). */
  function present(error: unknown, failed = kind): Errors<Name> {
    const presentation = failurePresentation(error, t, { fields: fieldOf, kind: failed });
    if (presentation.toast) toast(presentation.toast.text, presentation.toast.tone);
    return presentation.field ? ({ [presentation.field.name]: presentation.field.text } as Errors<Name>) : {};
  }
  const form = useForm<Name>({ ...rest, onFailure: present });
  return {
    ...form,
    /** Shows the failure of another call of the form, such as sending a code. */
    fail(error: unknown, failed = kind): void {
      const found = present(error, failed);
      if (Object.keys(found).length > 0) form.check(found);
    },
  };
}
