import { type DialogHTMLAttributes, useLayoutEffect, useRef } from 'react';

/** Marks the element to focus when a dialog opens, if it is not the first control. */
const focusFirst = 'data-focus-first';

type Props = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose' | 'onCancel'> & {
  readonly onClose: () => void;
  /** A click beside it closes it too. */
  readonly isLight?: boolean;
};

/** Open native modal dialog for as long as it is mounted. */
export function ModalFrame({ onClose, isLight = false, className = '', ...rest }: Props) {
  const frame = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>(`[${focusFirst}]`)?.focus();
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!isLight || !dialog) return;
    // Only the backdrop has the dialog itself as target, and both press and release must hit it.
    const close = ({ target, offsetX, offsetY }: PointerEvent) => {
      const isInside =
        offsetX >= 0 && offsetY >= 0 && offsetX <= dialog.offsetWidth && offsetY <= dialog.offsetHeight;
      if (target === dialog && !isInside) onClose();
    };
    dialog.addEventListener('pointerdown', close);
    return () => dialog.removeEventListener('pointerdown', close);
  }, [isLight, onClose]);

  return (
    <dialog
      ref={frame}
      {...rest}
      // A dialog inside this one has a cancel event of its own.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className={`flex-col overflow-hidden bg-surface text-ink shadow-float open:flex ${className}`}
    />
  );
}
