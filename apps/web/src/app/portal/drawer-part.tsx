import type { ReactNode } from 'react';
import type { Photo } from './photo-viewer.tsx';
import { usePhotoViewer } from './use-photo-viewer.tsx';

export const DrawerPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="text-small font-semibold">{title}</h3>
    {children}
  </section>
);

/** Warehouse photos: thumbnails that open full size on click. */
export function DrawerPhotos({
  title,
  photos,
}: {
  readonly title: string;
  readonly photos: readonly Photo[];
}) {
  const { open, viewer } = usePhotoViewer(photos);
  if (photos.length === 0) return null;
  return (
    <DrawerPart title={title}>
      <ul className="grid grid-cols-3 gap-2" data-photos={photos.length}>
        {photos.map(({ url, name }, index) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => open(index)}
              aria-label={name}
              className="block w-full overflow-hidden rounded-control border border-line bg-sunken hover:border-primary-9"
            >
              <img src={url} alt="" className="aspect-4/3 w-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </DrawerPart>
  );
}
