import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Dialog } from './dialog.tsx';

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'width' | 'onClose'> & {
  /** From `useForm`. */
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly summary: ComponentProps<typeof ErrorSummary>['errors'];
    readonly isBusy: boolean;
  };
  readonly words: {
    readonly submit: string;
    readonly cancel: string;
    readonly close: string;
    /** Heading of the error summary. */
    readonly wrong: string;
  };
  readonly isDangerous?: boolean;
  /** The fields. */
  readonly children: ReactNode;
};

/** Form of one call in a dialog; its buttons stay in view. While it is being sent it cannot be closed. */
export function FormDialog({ form, words, isDangerous = false, onClose, children, ...dialog }: Props) {
  const id = useId();
  const close = () => {
    if (!form.isBusy) onClose();
  };
  return (
    <Dialog
      {...dialog}
      close={words.close}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" disabled={form.isBusy} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} isBusy={form.isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} aria-label={dialog.title} className="grid gap-5">
        <ErrorSummary title={words.wrong} errors={form.summary} />
        {children}
      </form>
    </Dialog>
  );
}
