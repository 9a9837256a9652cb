import { bannerSizes } from '../banner.ts';

type Size = { readonly width: number; readonly height: number };

/** How an upload is resized: cropped to exactly this size, or fitted inside it. */
export type PictureShape = { readonly fit: 'cut' | 'inside' } & Size;

/** Pictures that staff upload for a shop's pages. They are resized; a video is kept as it is. */
export const pictureShapes = {
  logo: { fit: 'inside', width: 800, height: 240 },
  icon: { fit: 'cut', width: 256, height: 256 },
  banner: { fit: 'cut', ...bannerSizes.large },
  poster: { fit: 'cut', width: 1280, height: 720 },
  contact: { fit: 'cut', width: 480, height: 480 },
  text: { fit: 'inside', width: 1600, height: 1600 },
} as const satisfies Record<string, PictureShape>;

export const fileKinds = ['logo', 'icon', 'banner', 'poster', 'contact', 'text', 'film'] as const;
export type FileKind = (typeof fileKinds)[number];
