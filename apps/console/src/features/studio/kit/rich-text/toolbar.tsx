import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export type Tool = {
  readonly name: string;
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly face: ReactNode;
  /** Set for a tool that is on or off. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly keys?: string;
  readonly onPress: () => void;
};

type Props = {
  readonly label: string;
  readonly controls: string;
  /** Tools in groups, separated by a line. */
  readonly groups: readonly (readonly Tool[])[];
  readonly className: string;
  /** Escape: back to the text. */
  readonly onLeave: () => void;
};

/** Distance to the next tool of each key; Home and End go to the ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Toolbar pattern of ARIA: one tab stop, arrow keys inside (roving tabindex). */
export function Toolbar({ label, controls, groups, className, onLeave }: Props) {
  const [current, setCurrent] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const open = groups.flat().filter(({ isDisabled }) => !isDisabled);
  const stop = open.some(({ name }) => name === current) ? current : open[0]?.name;

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onLeave();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = open.findIndex(({ name }) => name === stop);
    const isEnd = !Number.isFinite(step);
    const to = isEnd ? (step < 0 ? 0 : open.length - 1) : (from + step + open.length) % open.length;
    frame.current?.querySelector<HTMLElement>(`[data-tool="${open[to]!.name}"]`)?.focus();
  }

  return (
    <div
      ref={frame}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      // Scrolls in one row on a phone; `w-0` keeps its length from widening the form.
      className={`flex w-0 min-w-full items-center gap-x-2 gap-y-1 overflow-x-auto px-1.5 py-1 md:flex-wrap ${className}`}
      onKeyDown={move}
      // The selection in the text stays while a tool is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((tools) => (
        <div
          key={tools[0]!.name}
          className="flex shrink-0 items-center gap-0.5 border-line not-last:border-e not-last:pe-2"
        >
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              data-tool={tool.name}
              title={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
              aria-label={tool.label}
              aria-pressed={tool.isPressed}
              disabled={tool.isDisabled}
              tabIndex={tool.name === stop ? 0 : -1}
              onFocus={() => setCurrent(tool.name)}
              onClick={tool.onPress}
              className="grid h-control-small min-w-control-small place-items-center rounded-small px-1 whitespace-nowrap text-small font-medium text-ink hover:not-disabled:bg-primary-2 focus-visible:outline-offset-0 disabled:text-muted disabled:opacity-45 enabled:aria-pressed:bg-primary-3 enabled:aria-pressed:text-primary-10"
            >
              {tool.face}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
