import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../icon.tsx';

type Item = {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
} & ({ readonly onSelect: () => void } | { readonly to: string });

type Props = {
  /** Accessible name, where the trigger shows only an icon. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClassName?: string;
  readonly items: readonly Item[];
};

/** Where an arrow key leads from the current item; undefined for other keys. */
export function nextItem(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Menu of actions in a native popover: the browser closes it on Escape or an outside click and restores focus. */
export function Menu({ label, trigger, triggerClassName, items }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const stops = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])') ?? []),
  ];

  function walk(event: KeyboardEvent) {
    const all = stops();
    const next = nextItem(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) {
      if (event.key === 'Tab') panel.current?.hidePopover();
      return;
    }
    event.preventDefault();
    all[next]?.focus();
  }

  const look = (isDangerous = false) =>
    `flex min-h-control w-full items-center gap-3 rounded-control px-3 text-start text-small hover:bg-primary-2 focus-visible:-outline-offset-2 aria-disabled:opacity-50 ${isDangerous ? 'text-danger' : ''}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={walk}
        onToggle={({ newState }) => newState === 'open' && stops()[0]?.focus()}
        className="under-trigger min-w-44 rounded-card border border-line bg-surface p-1 text-ink shadow-float"
      >
        {items.map((item) => {
          const content = (
            <>
              {item.icon && <Icon name={item.icon} className="size-4" />}
              {item.label}
            </>
          );
          const close = () => panel.current?.hidePopover();
          if ('to' in item)
            return (
              <Link
                key={item.key}
                role="menuitem"
                tabIndex={-1}
                to={item.to}
                onClick={close}
                className={look(item.isDangerous)}
              >
                {content}
              </Link>
            );
          return (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.isDisabled || undefined}
              onClick={() => {
                if (item.isDisabled) return;
                close();
                item.onSelect();
              }}
              className={look(item.isDangerous)}
            >
              {content}
            </button>
          );
        })}
      </div>
    </>
  );
}
