import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useEffect, useState } from 'react';
import type { Said } from './use-choices.ts';

const shownMs = 8_000;

type Props = { readonly said: Said | undefined; readonly onUndo: () => void; readonly onOver: () => void };

/** Fixed bar that confirms a change and offers undo for eight seconds; longer while hovered or focused. */
export function SavedBar({ said, onUndo, onOver }: Props) {
  const { t } = useTranslation('notify');
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!said || isHeld) return;
    const timer = setTimeout(onOver, shownMs);
    return () => clearTimeout(timer);
  }, [said, isHeld, onOver]);

  return (
    <output
      data-saved={said !== undefined}
      className="pointer-events-none fixed inset-x-0 bottom-6 z-1100 flex justify-center px-4"
    >
      {said && (
        <span
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex items-center gap-4 rounded-control border border-line bg-surface px-4 py-3 text-small font-medium shadow-float"
        >
          {t(said.isUndo ? 'choices.undone' : 'choices.saved')}
          {!said.isUndo && (
            <Button
              size="small"
              data-undo
              onClick={() => {
                setHeld(false);
                onUndo();
              }}
            >
              {t('choices.undo')}
            </Button>
          )}
        </span>
      )}
    </output>
  );
}
