import type { MessageKey } from '@onehaul/i18n/namespace';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const maxPictures = 6;
/** Server refusals that belong to the picture field. */
export const pictureRefusals = {
  'file.tooLarge': 'picture',
  'file.notPicture': 'picture',
  'file.tooManyPixels': 'picture',
} as const;
const maxBytes = 5 * 1024 * 1024; // §5

/** Client-side check before the upload starts; the server inspects the content itself. */
export function pictureRefusal({
  type,
  size,
}: Pick<File, 'type' | 'size'>): MessageKey<'parcel'> | undefined {
  if (!pictureTypes.includes(type)) return 'proof.notPicture';
  return size > maxBytes ? 'proof.tooLarge' : undefined;
}
