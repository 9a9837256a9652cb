import { useTranslation } from '@onehaul/i18n/react';
import { type ReactNode, useId, useState } from 'react';
import type { z } from 'zod';
import { Button, Modal } from './antd.ts';
import { CallForm, type CallFormProps } from './call-form.tsx';
import { useReturnFocus } from './return-focus.ts';

type Props<Schema extends z.ZodObject> = CallFormProps<Schema> & {
  readonly title: string;
  /** Describes the effect, where the fields do not. */
  readonly text?: ReactNode;
  readonly submitLabel: string;
  /** A destructive action. */
  readonly isDangerous?: boolean;
  /** Called after cancel or success. */
  readonly onClose: () => void;
};

/** Form of a call in a dialog; without fields it is a confirmation. */
export function ModalForm<Schema extends z.ZodObject>(props: Props<Schema>) {
  const { title, text, submitLabel, isDangerous = false, onSubmit, onClose, children, ...form } = props;
  const returnFocus = useReturnFocus();
  const { t } = useTranslation('workbench');
  const [isSending, setIsSending] = useState(false);
  const id = useId();
  const close = () => {
    onClose();
    returnFocus();
  };
  return (
    <Modal
      open
      title={title}
      onCancel={() => !isSending && close()}
      // A stray click must not discard the input.
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={isSending}>
            {t('form.cancel')}
          </Button>
          <Button type="primary" danger={isDangerous} htmlType="submit" form={id} loading={isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {text && <div className="pb-4 text-small text-muted">{text}</div>}
      <CallForm
        {...form}
        id={id}
        takesFocus
        onSending={setIsSending}
        onSubmit={async (values) => {
          await onSubmit(values);
          close();
        }}
      >
        {children}
      </CallForm>
    </Modal>
  );
}
