import type { MessageKey } from '@onehaul/i18n/namespace';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const maxBytes = 5 * 1024 * 1024; // §5

/** Client-side check before the upload starts; the server inspects the content itself. */
export function pictureRefusal({
  type,
  size,
}: Pick<File, 'type' | 'size'>): MessageKey<'payment'> | undefined {
  if (!pictureTypes.includes(type)) return 'picture.wrong';
  return size > maxBytes ? 'picture.tooLarge' : undefined;
}
