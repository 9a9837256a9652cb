import { Button, Form } from '@onehaul/workbench/antd';
import { FieldInput } from './field-input.tsx';
import type { Change } from './merge.ts';
import { fieldOf, isGroup, type Screen } from './screen.ts';
import { useRecordFormContext } from './studio-context.ts';
import type { RecordForm } from './use-record-form.ts';
import { useFieldDisplay } from './use-field-display.ts';
import { useWords } from './use-words.ts';

type Props = { readonly screen: Screen; readonly form: RecordForm; readonly name: string };

export const controlId = (name: string) => `record-${name}`;

/** Field of the record form: label, input, help, error, and what someone else changed. */
export function FormField({ screen, form, name }: Props) {
  const { resource } = screen;
  const { isReadOnly } = useRecordFormContext();
  const { labelOf, helpOf, choiceOf } = useWords(resource.name);
  const field = fieldOf(screen, name);
  const problem = form.problems[name];
  const change = form.changes[name];
  const id = controlId(name);
  const isFixed = resource.fixed.includes(name) && !form.isNew;
  const help = helpOf(name);
  const label = labelOf(name);
  return (
    <Form.Item
      label={label}
      {...(!isGroup(field) && { htmlFor: id })}
      {...(problem && { validateStatus: 'error' as const })}
      help={
        problem && (
          <span id={`${id}-problem`} role="alert">
            {problem}
          </span>
        )
      }
      {...((help || change) && {
        extra: (
          <>
            {help && <span className="text-caption">{help}</span>}
            {change && <TheirChange screen={screen} form={form} name={name} change={change} />}
          </>
        ),
      })}
    >
      <FieldInput
        field={field}
        resource={resource.name}
        label={label}
        value={form.values[name]}
        onChange={(value) => form.set(name, value)}
        choiceOf={(option) => choiceOf(name, option)}
        control={{
          id,
          disabled: isReadOnly || isFixed,
          onBlur: () => form.check(name),
          'aria-invalid': problem !== undefined,
          'aria-describedby': `${id}-problem`,
        }}
      />
    </Form.Item>
  );
}

type ChangeProps = Props & { readonly change: Change };

/** Both values of a field that someone else changed in the meantime. */
function TheirChange({ screen, form, name, change }: ChangeProps) {
  const { t } = useWords(screen.resource.name);
  const show = useFieldDisplay(screen, fieldOf(screen, name), [change.mine, change.theirs]);
  return (
    <span
      data-changed={name}
      className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-caption text-ink"
    >
      <span className="min-w-0 break-words">
        {t('conflict.theirs')} <strong className="font-medium">{show(change.theirs)}</strong>
      </span>
      <span className="min-w-0 break-words text-muted">
        {t(change.isConflict ? 'conflict.mine' : 'conflict.before')} {show(change.mine)}
      </span>
      {change.isConflict && (
        <Button size="small" onClick={() => form.useTheirs(name)} className="ms-auto">
          {t('conflict.use')}
        </Button>
      )}
    </span>
  );
}
