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
  /** The field a refusal is about, where it is about one. */
  readonly fieldOf?: (failure: Failure) => (keyof z.output<Schema> & string) | undefined;
  readonly children?: ReactNode;
};

type Props<Schema extends z.ZodObject> = CallFormProps<Schema> & {
  /** For a button that stands outside. */
  readonly id?: string;
  readonly onSending?: (isSending: boolean) => void;
  /** Filling it in is what the reader came for: the first empty field has the focus. */
  readonly takesFocus?: boolean;
  /** The button at the end of the form. */
  readonly submitLabel?: string;
};

const SchemaContext = createContext<z.ZodObject | undefined>(undefined);

/** A form made for one call. A failure leaves everything as it was typed and says why, beside its field if it has one. */
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

  const sending = (is: boolean) => {
    setIsSending(is);
    onSending?.(is);
  };

  async function submit(values: z.output<Schema>) {
    sending(true);
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      const why = failureOf(error);
      // Nobody is signed in any more: the page says so, and the form waits.
      if (why.code === 401) return;
      const field = fieldOf?.(why);
      if (!field) return setFailure(why);
      form.setFields([{ name: field as never, errors: [why.message] }]);
      form.focusField(field as never);
    } finally {
      sending(false);
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

/** A field of the form's call, checked as the call would check it. */
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
