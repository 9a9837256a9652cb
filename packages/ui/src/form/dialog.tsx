import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { Icon } from '../icon.tsx';

/** Marks the element to focus when a dialog opens, if it is not the first control. */
const focusFirst = 'data-focus-first';

const widths = { small: 'max-w-130', medium: 'max-w-160', large: 'max-w-220' } as const;

type Props = {
  readonly title: string;
  /** Accessible name of the close button; without it there is no button and the user must choose. */
  readonly close?: string;
  readonly onClose: () => void;
  readonly width?: keyof typeof widths;
  /** Renders an alertdialog: a question about an event rather than a form the user opened. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
  /** Stays visible while the content scrolls. */
  readonly footer?: ReactNode;
};

/** Modal dialog; the native element traps focus, closes on Escape and restores focus. */
export function Dialog({ title, close, onClose, width = 'small', isAlert = false, children, footer }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>(`[${focusFirst}]`)?.focus();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={frame}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] ${widths[width]} flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-float backdrop:bg-[oklch(0_0_0/0.5)] open:flex`}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-6 pb-2">
        <h2 id={titleId} className="text-lead font-semibold">
          {title}
        </h2>
        {close && (
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className="-mt-1 -me-2 flex size-control items-center justify-center rounded-control text-muted hover:bg-primary-2 hover:text-ink"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="grow overflow-y-auto px-6 pt-1 pb-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>
      )}
    </dialog>
  );
}
