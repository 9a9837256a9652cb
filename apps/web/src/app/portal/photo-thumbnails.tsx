import type { Photo } from './photo-viewer.tsx';
import { usePhotoViewer } from './use-photo-viewer.tsx';

type Props = {
  readonly photos: readonly Photo[];
  /** Accessible name of the button that opens a photo. */
  readonly labelOf: (photo: Photo, index: number) => string;
};

/** Photo thumbnails; a click enlarges them to the window. */
export function PhotoThumbnails({ photos, labelOf }: Props) {
  const { open, viewer } = usePhotoViewer(photos);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="mt-1 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={`${photo.url} ${index}`}>
            <button
              type="button"
              aria-label={labelOf(photo, index)}
              title={photo.name}
              onClick={() => open(index)}
              className="block overflow-hidden rounded-small border border-line bg-sunken hover:border-primary-9"
            >
              <img src={photo.url} alt="" loading="lazy" className="h-14 w-18 object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
