import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App } from '@onehaul/workbench/antd';
import type { CallFormProps } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';

type Props<Schema extends z.ZodObject> = Pick<
  CallFormProps<Schema>,
  'schema' | 'initial' | 'children' | 'fieldOf'
> & {
  /** Name of the list, which is also the key of its queries. */
  readonly list: string;
  readonly title: string;
  readonly text: string;
  /** The version last loaded; 0 for a new row. */
  readonly version: number;
  readonly save: (value: z.output<Schema>) => Promise<unknown>;
  readonly nameOf: (value: z.output<Schema>) => string;
  readonly onClose: () => void;
};

/** Editor of a row. When somebody else was faster, it says so, and saving again replaces their version. */
export function ValueForm<Schema extends z.ZodObject>(props: Props<Schema>) {
  const { list, title, text, version, save, nameOf, children, ...form } = props;
  const { t: words } = useTranslation('reference');
  const { message } = App.useApp();
  const client = useQueryClient();
  const [opened] = useState(version);
  return (
    <ModalForm
      {...form}
      title={title}
      text={text}
      submitLabel={words('save')}
      onSubmit={async (value) => {
        try {
          await save(value);
          void message.success(words('saved', { name: nameOf(value) }));
        } catch (error) {
          if (failureOf(error).error === 'record.changedMeanwhile')
            await client.invalidateQueries({ queryKey: [list] });
          throw error;
        }
      }}
    >
      {version !== opened && <Alert className="mb-4" type="warning" title={words('newer')} />}
      {children}
    </ModalForm>
  );
}
