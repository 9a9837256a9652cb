import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  readonly title: string;
  /** What will happen, with the amount and the target where there are any. */
  readonly children: ReactNode;
  /** Repeats the verb of the title. */
  readonly confirm: string;
  readonly cancel: string;
  /** Something is lost. */
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Question before money is spent or something is lost. The safe answer has the focus. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, cancel, isDangerous = false, isBusy = false, onConfirm, onClose } = props;
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={title}
      isAlert
      onClose={close}
      footer={
        <>
          <Button variant="secondary" data-focus-first disabled={isBusy} onClick={close}>
            {cancel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-small">{children}</div>
    </Dialog>
  );
}
