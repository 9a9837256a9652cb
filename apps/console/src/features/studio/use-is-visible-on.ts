import { useEffect, useState } from 'react';
import { isVisibleOn } from './visible-on.ts';

/** Enough to tell letters from their ground, and quickly drawn. */
const sample = { width: 160, height: 48 } as const;

/** Whether a picture can be seen on a colour; true until it is known. */
export function useIsVisibleOn(url: string | undefined, color: string): boolean {
  const [hidden, setHidden] = useState<{ readonly url: string; readonly color: string }>();
  useEffect(() => {
    if (!url) return undefined;
    const picture = new Image();
    picture.onload = () => {
      const canvas = document.createElement('canvas');
      canvas.width = sample.width;
      canvas.height = sample.height;
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (!drawing) return;
      drawing.drawImage(picture, 0, 0, sample.width, sample.height);
      const { data } = drawing.getImageData(0, 0, sample.width, sample.height);
      setHidden(isVisibleOn(data, color) ? undefined : { url, color });
    };
    picture.src = url;
    return () => {
      picture.onload = null;
    };
  }, [url, color]);
  return !(hidden && hidden.url === url && hidden.color === color);
}
