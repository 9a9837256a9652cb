import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const aligned = { start: 'under-trigger under-trigger-start', end: 'under-trigger' } as const;

type Props = {
  readonly id: string;
  /** Accessible name of the trigger, where its content is not descriptive. */
  readonly label?: string;
  readonly trigger: ReactNode;
  /** The current page is one of the links inside. */
  readonly isCurrent?: boolean;
  /** Which edges of trigger and panel are aligned. */
  readonly align?: keyof typeof aligned;
  readonly triggerClassName?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
};

/**
 * Panel under its trigger, built on the native popover: the browser opens it, closes it on Escape or an
 * outside click, and restores focus. It works before hydration.
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

  // Navigation closes the panel; hydration does not, because it may have been opened before.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    panel.current?.hidePopover();
  }, [key]);

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
