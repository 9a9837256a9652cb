import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Modal } from './antd.ts';
import { CopyValue } from './copy-value.tsx';
import { useReturnFocus } from './return-focus.ts';

type Props = {
  readonly title: string;
  /** The owner, and what to do with the secret. */
  readonly text: string;
  readonly secret: string;
  readonly onClose: () => void;
};

/** Shows a secret once; only an explicit action closes it. */
export function SecretOnce({ title, text, secret, onClose }: Props) {
  const { t } = useTranslation('workbench');
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={close}>
          {t('secret.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 py-1">
        <p className="text-small text-muted">{text}</p>
        <p className="rounded-control border border-line bg-sunken px-4 py-3 text-lead">
          <CopyValue value={secret} />
        </p>
        <Alert type="warning" showIcon title={t('secret.once')} />
      </div>
    </Modal>
  );
}
