import type { ComponentProps, ReactNode } from 'react';
import { ChoiceGroup } from '../choice-group.tsx';
import { describedBy, FieldError, FieldHint } from './field.tsx';

type Props<Value extends string> = Omit<
  ComponentProps<typeof ChoiceGroup<Value>>,
  'isField' | 'describedBy'
> & {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** Choice of a form, with its hint and error. */
export function RadioField<Value extends string>({ hint, error, ...group }: Props<Value>) {
  const { id = group.name } = group;
  return (
    <div className="grid content-start gap-2">
      <ChoiceGroup
        {...group}
        id={id}
        isField
        describedBy={describedBy({ id, hint, error })['aria-describedby']}
      />
      <FieldError id={id} error={error} />
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
