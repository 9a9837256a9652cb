import { type ReactNode, useCallback, useId, useState } from 'react';
import { IconButton } from '../button.tsx';
import { ModalFrame } from './modal-frame.tsx';
import { UnsavedQuestion, type UnsavedWords } from './unsaved-question.tsx';

type Props = {
  readonly title: string;
  /** Beside the title, such as a state. */
  readonly mark?: ReactNode;
  /** Accessible name of the close button. */
  readonly close: string;
  readonly onClose: () => void;
  /** Asks before unsaved changes are lost. */
  readonly unsaved?: { readonly isUnsaved: () => boolean; readonly words: UnsavedWords };
  readonly children: ReactNode;
  /** Stays visible while the content scrolls. */
  readonly footer?: ReactNode;
};

/** A side panel beside a list; on phones a sheet from the bottom. Chosen by width in CSS. */
const look = [
  'm-0 mt-auto h-[calc(100dvh-40px)] max-h-none w-full max-w-none rounded-t-card border-t border-line backdrop:bg-[oklch(0_0_0/0.4)]',
  'transition-transform starting:translate-y-8 motion-reduce:starting:translate-y-0',
  'md:ms-auto md:mt-0 md:h-dvh md:max-h-none md:w-[560px] md:rounded-none md:border-s md:border-t-0 md:backdrop:bg-[oklch(0_0_0/0.12)]',
  'md:starting:translate-x-8 md:starting:translate-y-0 motion-reduce:md:starting:translate-x-0',
].join(' ');

/**
 * Details or a form over the page that opened it. Rendered while open. Where the page keeps what is open in its
 * address (`useOpenInAddress`), the back button closes it.
 */
export function Drawer({ title, mark, close, onClose, unsaved, children, footer }: Props) {
  const titleId = useId();
  const [leaving, setLeaving] = useState<() => void>();
  const isUnsaved = unsaved?.isUnsaved;
  const ask = useCallback(() => {
    if (isUnsaved?.()) setLeaving(() => onClose);
    else onClose();
  }, [isUnsaved, onClose]);
  return (
    <>
      <ModalFrame aria-labelledby={titleId} onClose={ask} isLight className={look} data-drawer>
        <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-3 md:px-6">
          <div className="flex min-h-control flex-wrap items-center gap-x-3">
            <h2 id={titleId} className="text-lead font-semibold">
              {title}
            </h2>
            {mark}
          </div>
          <IconButton icon="close" label={close} onClick={ask} className="-me-2" />
        </div>
        <div className="grow overflow-y-auto overscroll-contain px-5 py-5 pb-[max(calc(var(--spacing)*5),env(safe-area-inset-bottom))] md:px-6">
          {children}
        </div>
        {footer && (
          <div className="flex flex-wrap gap-3 border-t border-line px-5 pt-3 pb-[max(calc(var(--spacing)*3),env(safe-area-inset-bottom))] md:px-6">
            {footer}
          </div>
        )}
      </ModalFrame>
      {unsaved && <UnsavedQuestion {...unsaved} leaving={leaving} onStay={() => setLeaving(undefined)} />}
    </>
  );
}
