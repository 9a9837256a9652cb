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
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>(`[${focusFirst}]`)?.focus();
    return () => dialog?.close();
  }, []);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!isLight || !dialog) return;
    // Press and release must both hit the backdrop, which has the dialog as target: text may be selected beyond the
    // edge. Closing on the press alone would pass the click to what lies below.
    const isBeside = ({ target, offsetX: x, offsetY: y }: MouseEvent) =>
      target === dialog && (x < 0 || y < 0 || x > dialog.offsetWidth || y > dialog.offsetHeight);
    const press = (event: PointerEvent) => {
      isPressed.current = isBeside(event);
    };
    const release = (event: MouseEvent) => {
      if (isPressed.current && isBeside(event)) onClose();
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
    };
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
