import { type ReactNode, useState } from 'react';
import { type Photo, PhotoViewer } from './photo-viewer.tsx';

/** Opens the photos of a list at one of them; `viewer` is rendered beside the list. */
export function usePhotoViewer(photos: readonly Photo[]): {
  readonly open: (index: number) => void;
  readonly viewer: ReactNode;
} {
  const [at, setAt] = useState<number>();
  const viewer = at !== undefined && (
    <PhotoViewer photos={photos} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
  );
  return { open: setAt, viewer };
}
