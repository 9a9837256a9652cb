import { useTranslation } from '@onehaul/i18n/react';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import type { ComponentProps } from 'react';

type Props<Name extends string> = ComponentProps<'form'> & {
  /** From `useCallForm`. */
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly summary: readonly { readonly name: Name; readonly text: string; readonly fieldId: string }[];
  };
  /** Label of a field, where its errors don’t name it. */
  readonly labelOf?: (name: Name) => string;
};

/** Form of one call: its errors stand at their fields, and above them with links. */
export function MemberForm<Name extends string>({ form, labelOf, children, ...props }: Props<Name>) {
  const { t } = useTranslation('member');
  return (
    <form {...form.props} {...props}>
      <ErrorSummary
        title={t('form.wrong')}
        errors={form.summary.map(({ name, text, fieldId }) => ({
          fieldId,
          text: labelOf ? t('form.problem', { field: labelOf(name), problem: text }) : text,
        }))}
      />
      {children}
    </form>
  );
}
