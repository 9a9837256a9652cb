import { useTranslation } from '@onehaul/i18n/react';
import { createContext, type ReactElement, type ReactNode, use, useEffect, useId, useState } from 'react';
import type { z } from 'zod';
import { Alert, Button, Form } from './antd.ts';
import { type Failure, failureOf } from './failure.ts';
import { zodRules } from './zod-rules.tsx';

export type CallFormProps<Schema extends z.ZodObject> = {
  readonly schema: Schema;
  readonly initial?: Partial<z.output<Schema>>;
  readonly onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  /** Maps a refusal to the field it concerns, if any. */
  readonly fieldOf?: (failure: Failure) => (keyof z.output<Schema> & string) | undefined;
  readonly children?: ReactNode;
};

type Props<Schema extends z.ZodObject> = CallFormProps<Schema> & {
  /** Form id, for a submit button outside the form. */
  readonly id?: string;
  readonly onSending?: (isSending: boolean) => void;
  /** Focuses the first empty field, where the form is the page's main purpose. */
  readonly takesFocus?: boolean;
  /** Label of the submit button at the end of the form. */
  readonly submitLabel?: string;
};

const SchemaContext = createContext<z.ZodObject | undefined>(undefined);

/** Form of one call. On failure the input stays, and the error appears at its field if it has one. */
export function CallForm<Schema extends z.ZodObject>(props: Props<Schema>) {
  const { schema, initial, onSubmit, fieldOf, children, onSending, takesFocus = false, submitLabel } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { t } = useTranslation('workbench');
  const [form] = Form.useForm<z.output<Schema>>();
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (!takesFocus) return;
    const fields = document
      .getElementById(id)
      ?.querySelectorAll<HTMLInputElement>('input:enabled, textarea:enabled');
    const all = [...(fields ?? [])];
    (all.find(({ value }) => value === '') ?? all[0])?.focus();
  }, [takesFocus, id]);

  const updateSending = (is: boolean) => {
    setIsSending(is);
    onSending?.(is);
  };

  async function submit(values: z.output<Schema>) {
    updateSending(true);
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      const cause = failureOf(error);
      // Signed out: the page shows the sign-in overlay and the form keeps its input.
      if (cause.code === 401) return;
      const field = fieldOf?.(cause);
      if (!field) return setFailure(cause);
      form.setFields([{ name: field as never, errors: [cause.message] }]);
      form.focusField(field as never);
    } finally {
      updateSending(false);
    }
  }

  const isFault = failure?.code !== undefined && failure.code >= 500;
  return (
    <SchemaContext value={schema}>
      <Form
        id={id}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial as object}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void submit(values)}
      >
        {failure && (
          <Alert
            className="mb-4"
            type="error"
            title={failure.message}
            {...(isFault &&
              failure.requestId && { description: t('list.reference', { id: failure.requestId }) })}
          />
        )}
        {children}
        {submitLabel && (
          <Button type="primary" htmlType="submit" block loading={isSending} className="mt-2">
            {submitLabel}
          </Button>
        )}
      </Form>
    </SchemaContext>
  );
}

type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly children: ReactElement;
};

/** Form field validated with the schema of the call. */
export function Field({ name, label, help, children }: FieldProps) {
  const { t } = useTranslation('workbench');
  const schema = use(SchemaContext);
  if (!schema) throw new Error('Field belongs into a CallForm');
  return (
    <Form.Item
      name={name}
      label={label}
      {...(help !== undefined && { extra: <span className="text-caption">{help}</span> })}
      rules={zodRules(schema, t)(name)}
    >
      {children}
    </Form.Item>
  );
}
