import { useTranslation } from '@onehaul/i18n/react';
import { PhotoThumbnails } from '../../app/portal/photo-thumbnails.tsx';
import type { Photo } from '../../app/portal/photo-viewer.tsx';

export function SmallPhotos({ photos }: { readonly photos: readonly Photo[] }) {
  const { t } = useTranslation('order');
  return <PhotoThumbnails photos={photos} labelOf={({ name }) => t('photo.open', { name })} />;
}
