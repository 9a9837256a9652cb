import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { PictureStrip } from './picture-strip.tsx';

/** Warehouse photos, newest last. */
export function ParcelPhotos({ photos }: Pick<ParcelDetail, 'photos'>) {
  const { t } = useTranslation('station');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('desk.photos')}</h3>
      {photos.length === 0 ? (
        <p className="text-small text-muted">{t('desk.noPhotos')}</p>
      ) : (
        <PictureStrip
          label={t('desk.photos')}
          pictures={photos.map(({ id, url, kind }) => ({ key: id, url, caption: t(`photo.${kind}`) }))}
        />
      )}
    </section>
  );
}
