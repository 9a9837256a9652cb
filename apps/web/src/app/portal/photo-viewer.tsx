import { useTranslation } from '@onehaul/i18n/react';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { Icon } from '@onehaul/ui/icon';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Moment } from './moment.tsx';

export type Photo = { readonly name: string; readonly url: string; readonly takenAt?: Date };
type Props = {
  readonly photos: readonly Photo[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
};

const step =
  'flex size-control items-center justify-center rounded-control border border-line bg-surface hover:bg-primary-2 disabled:opacity-40';

/** Photo fitted to the window, with a toggle to original size. The arrow keys show its neighbours. */
export function PhotoViewer({ photos, at, onMove, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const [isLarge, setLarge] = useState(false);
  const photo = photos[at]!;
  const move = (by: number) => {
    setLarge(false);
    onMove(Math.min(photos.length - 1, Math.max(0, at + by)));
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
    // Keys such as Escape must close the photo only, not the drawer behind it.
    event.stopPropagation();
  };
  return createPortal(
    <div role="presentation" onKeyDown={walk}>
      <Dialog title={photo.name} close={t('photo.close')} onClose={onClose} width="large">
        <div className="grid gap-3">
          <button
            type="button"
            data-focus-first
            aria-pressed={isLarge}
            aria-label={t(isLarge ? 'photo.smaller' : 'photo.larger')}
            onClick={() => setLarge((now) => !now)}
            className={`max-h-[65dvh] overflow-auto rounded-control bg-sunken ${isLarge ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          >
            <img
              src={photo.url}
              alt={photo.name}
              className={isLarge ? 'max-w-none' : 'mx-auto max-h-[65dvh] object-contain'}
            />
          </button>
          <div className="flex items-center justify-between gap-3 text-small text-muted">
            <button
              type="button"
              className={step}
              disabled={at === 0}
              aria-label={t('photo.previous')}
              onClick={() => move(-1)}
            >
              <Icon name="previous" />
            </button>
            <span className="text-center">
              {t('photo.of', { number: at + 1, count: photos.length })}
              {photo.takenAt && (
                <>
                  {' · '}
                  <Moment at={photo.takenAt} />
                </>
              )}
            </span>
            <button
              type="button"
              className={step}
              disabled={at === photos.length - 1}
              aria-label={t('photo.next')}
              onClick={() => move(1)}
            >
              <Icon name="next" />
            </button>
          </div>
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}
