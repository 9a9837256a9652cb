import { type ReactNode, useId } from 'react';
import { IconButton } from '../button.tsx';
import { ModalFrame } from './modal-frame.tsx';

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

/**
 * Modal dialog; the native element traps focus, closes on Escape and restores focus. A click beside it does
 * nothing: a stray one must not discard what was typed.
 */
export function Dialog({ title, close, onClose, width = 'small', isAlert = false, children, footer }: Props) {
  const titleId = useId();
  return (
    <ModalFrame
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] ${widths[width]} rounded-card border border-line backdrop:bg-[oklch(0_0_0/0.5)]`}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-6 pb-2">
        <h2 id={titleId} className="text-lead font-semibold">
          {title}
        </h2>
        {close && <IconButton icon="close" label={close} onClick={onClose} className="-mt-1 -me-2" />}
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>
      )}
    </ModalFrame>
  );
}
