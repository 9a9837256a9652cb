import { useTranslation } from '@onehaul/i18n/react';
import { useCallback } from 'react';
import type { Camera } from './use-camera.ts';

export const photoKinds = ['label', 'whole', 'damage'] as const;
export type PhotoKind = (typeof photoKinds)[number];
export type Photos = { readonly [Kind in PhotoKind]?: Blob };

type Props = {
  readonly photos: Photos;
  /** Kind of the next photo. */
  readonly next: PhotoKind | undefined;
  readonly isDamaged: boolean;
  readonly camera: Pick<Camera, 'stream' | 'attach'>;
};

/** Camera view and the photos taken so far. */
export function PhotoRow({ photos, next, isDamaged, camera: { stream, attach } }: Props) {
  const { t } = useTranslation('station');
  const shown = photoKinds.filter((kind) => kind !== 'damage' || isDamaged || photos.damage);
  return (
    <div className="flex flex-wrap gap-3" data-photos={Object.keys(photos).length}>
      {stream && (
        <video
          ref={attach}
          aria-label={t('measure.camera')}
          autoPlay
          muted
          playsInline
          className="h-30 w-53 rounded-control border-2 border-line bg-sunken object-cover"
        />
      )}
      {shown.map((kind) => (
        <figure
          key={kind}
          data-photo={kind}
          data-photo-taken={photos[kind] !== undefined}
          className={`flex h-30 w-40 flex-col overflow-hidden rounded-control border-2 bg-surface ${kind === next ? 'border-primary-7' : 'border-line'}`}
        >
          {photos[kind] ? (
            <Picture blob={photos[kind]} label={t(`photo.${kind}`)} />
          ) : (
            <span className="grid grow place-items-center px-2 text-center text-caption text-muted">
              {t(kind === next ? 'photo.next' : 'photo.missing')}
            </span>
          )}
          <figcaption className="border-t border-line px-2 py-0.5 text-caption">
            {t(`photo.${kind}`)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Picture({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img ref={show} alt={label} className="min-h-0 grow object-cover" />;
}
