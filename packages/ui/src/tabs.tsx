import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

type Tab = { readonly key: string; readonly title: string; readonly panel: ReactNode };
type Props = { readonly label: string; readonly tabs: readonly Tab[] };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Views of one thing that need no address of their own; others are links (`CountTabs`, `SegmentedLinks`). */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const current = Math.max(
    0,
    tabs.findIndex(({ key }) => key === chosen),
  );

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const next = step ? (current + step + tabs.length) % tabs.length : ends[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={index === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setChosen(key)}
            onKeyDown={walk}
            className="-mb-px min-h-control shrink-0 border-b-2 border-transparent px-4 text-small font-medium text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-primary-9 aria-selected:text-primary-9"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={index !== current}
          className="pt-4"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
