import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { PhotoViewer } from '../../app/portal/photo-viewer.tsx';

export type Photo = { readonly name: string; readonly url: string; readonly takenAt?: Date };

/** Photo thumbnails; a click enlarges them to the window. */
export function SmallPhotos({ photos }: { readonly photos: readonly Photo[] }) {
  const { t } = useTranslation('order');
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="mt-1 flex flex-wrap gap-2">
        {photos.map(({ name, url }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t('photo.open', { name })}
              title={name}
              onClick={() => setOpen(index)}
              className="block overflow-hidden rounded-small border border-line bg-sunken hover:border-primary-9"
            >
              <img src={url} alt="" loading="lazy" className="h-14 w-18 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PhotoViewer photos={photos} at={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
