import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useEffect, useState } from 'react';
import type { Removed } from './use-take-back.ts';

type Props = {
  readonly removed: Removed | undefined;
  readonly onUndo: () => Promise<void>;
  readonly onOver: () => void;
};

const undoMs = 8_000;

/** For eight seconds what was taken away can be had back; longer while the pointer or the focus is on it. */
export function UndoBar({ removed, onUndo, onOver }: Props) {
  const { t } = useTranslation('parcel');
  const [isHeld, setHeld] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!removed || isHeld) return;
    const timer = setTimeout(onOver, undoMs);
    return () => clearTimeout(timer);
  }, [removed, isHeld, onOver]);

  async function undo() {
    setBusy(true);
    await onUndo();
    setBusy(false);
    setHeld(false);
  }

  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-6 z-1100 flex justify-center px-4">
      {removed && (
        <span
          data-undo
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex items-center gap-4 rounded-control border border-line bg-surface px-4 py-3 text-small font-medium shadow-float"
        >
          {t('undo.removed', { count: removed.ids.length })}
          <Button size="small" loading={isBusy} onClick={() => void undo()}>
            {t('undo.action')}
          </Button>
        </span>
      )}
    </output>
  );
}
