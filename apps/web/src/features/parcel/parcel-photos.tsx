import type { ParcelDetail } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { usePhotoViewer } from '../../app/portal/use-photo-viewer.tsx';

type Props = {
  readonly photos: ParcelDetail['photos'];
  readonly isArrived: boolean;
};

/** Warehouse photos: thumbnails that open full size on click. */
export function ParcelPhotos({ photos, isArrived }: Props) {
  const { t } = useTranslation('parcel');
  const { open, viewer } = usePhotoViewer(
    photos.map(({ kind, url, takenAt }) => ({ name: t(`photo.${kind}`), url, takenAt })),
  );
  if (photos.length === 0)
    return isArrived ? <p className="text-small text-muted">{t('photo.none')}</p> : null;
  return (
    <section aria-label={t('column.photos')}>
      <ul className="grid grid-cols-3 gap-2">
        {photos.map(({ id, kind, url }, index) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => open(index)}
              aria-label={t('photo.open', { name: t(`photo.${kind}`), number: index + 1 })}
              className="block w-full overflow-hidden rounded-control border border-line bg-sunken hover:border-primary-9"
            >
              <img src={url} alt="" className="aspect-4/3 w-full object-cover" />
            </button>
            <p className="mt-1 text-caption text-muted">{t(`photo.${kind}`)}</p>
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  );
}
