import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const aligned = { start: 'under-trigger under-trigger-start', end: 'under-trigger' } as const;

type Props = {
  readonly id: string;
  /** Spoken name of the trigger where its content does not say enough. */
  readonly label?: string;
  readonly trigger: ReactNode;
  /** The page shown is one of those inside. */
  readonly isCurrent?: boolean;
  /** Which edges of trigger and panel meet. */
  readonly align?: keyof typeof aligned;
  readonly triggerClassName?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
};

/**
 * A panel under its trigger. The browser opens it, closes it on Escape or a click outside, and returns the
 * focus; all of it works before any script has loaded.
 */
export function Popover(props: Props) {
  const {
    id,
    label,
    trigger,
    isCurrent,
    align = 'end',
    triggerClassName,
    panelClassName = '',
    children,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // Having gone to another page is an answer: the panel has done its work.
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`${aligned[align]} rounded-card border border-line bg-surface text-ink shadow-float ${panelClassName}`}
      >
        {children}
      </div>
    </>
  );
}
