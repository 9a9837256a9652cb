import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useEffect, useState } from 'react';
import type { SavedChange } from './use-choices.ts';

const shownMs = 8_000;

type Props = {
  readonly savedChange: SavedChange | undefined;
  readonly onUndo: () => void;
  readonly onExpire: () => void;
};

/** Fixed bar that confirms a change and offers undo for eight seconds; longer while hovered or focused. */
export function SavedBar({ savedChange, onUndo, onExpire }: Props) {
  const { t } = useTranslation('notify');
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!savedChange || isHeld) return;
    const timer = setTimeout(onExpire, shownMs);
    return () => clearTimeout(timer);
  }, [savedChange, isHeld, onExpire]);

  return (
    <output
      data-saved={savedChange !== undefined}
      className="pointer-events-none fixed inset-x-0 bottom-6 z-1100 flex justify-center px-4"
    >
      {savedChange && (
        <span
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex items-center gap-4 rounded-control border border-line bg-surface px-4 py-3 text-small font-medium shadow-float"
        >
          {t(savedChange.isUndo ? 'choices.undone' : 'choices.saved')}
          {!savedChange.isUndo && (
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
