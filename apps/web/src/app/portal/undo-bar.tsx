import { Button } from '@onehaul/ui/button';
import { useEffect, useState } from 'react';

type Props = {
  /** Name of what was removed; undefined while there is nothing to undo. */
  readonly text: string | undefined;
  readonly action: string;
  readonly onUndo: () => Promise<void>;
  readonly onExpire: () => void;
};

const undoMs = 8_000;

/** Offers undo for eight seconds; the timer stops while the pointer or focus is on the bar (U27). */
export function UndoBar({ text, action, onUndo, onExpire }: Props) {
  const [isHeld, setHeld] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (text === undefined || isHeld) return;
    const timer = setTimeout(onExpire, undoMs);
    return () => clearTimeout(timer);
  }, [text, isHeld, onExpire]);

  async function undo() {
    setBusy(true);
    await onUndo();
    setBusy(false);
    setHeld(false);
  }

  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-6 z-1100 phone:bottom-20 flex justify-center px-4">
      {text !== undefined && (
        <span
          data-undo
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex items-center gap-4 rounded-control border border-line bg-surface px-4 py-3 text-small font-medium shadow-float"
        >
          {text}
          <Button size="small" variant="secondary" disabled={isBusy} onClick={() => void undo()}>
            {action}
          </Button>
        </span>
      )}
    </output>
  );
}
