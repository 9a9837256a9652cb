import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { showUnder } from './show-under.ts';

type Props = {
  readonly text: string;
  /** Renders the trigger, which must be focusable and carry the id in `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
};

/**
 * Short explanation of a control, shown on hover and focus, closed by Escape; the pointer can reach it (WCAG
 * 1.4.13). Never the only place of a fact that is needed: phones have no hover.
 */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || !panel.current || !frame.current) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Closes the text, not the dialog around it.
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('keydown', close);
    const hide = showUnder(panel.current, frame.current);
    return () => {
      document.removeEventListener('keydown', close);
      hide();
    };
  }, [isOpen]);

  return (
    <span
      ref={frame}
      className="inline-block"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(id)}
      <span
        ref={panel}
        id={id}
        role="tooltip"
        popover="manual"
        className="under-control my-0 max-w-80 rounded-control bg-ink px-3 py-2 text-caption text-page shadow-float"
      >
        {text}
      </span>
    </span>
  );
}
