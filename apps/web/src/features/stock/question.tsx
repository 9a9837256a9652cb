import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useAct } from '../../app/use-act.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Cannot be undone. */
  readonly act: () => Promise<unknown>;
  /** Success message. */
  readonly done: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

/** Asks before something is lost, and does it. */
export function Question({ title, text, confirm, cancel, act, done, onDone, onClose }: Props) {
  const doing = useAct(act, {
    onDone: () => {
      onClose();
      onDone?.();
    },
    done: () => done,
  });
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={cancel}
      isDangerous
      isBusy={doing.isPending}
      onConfirm={() => doing.start(undefined)}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
