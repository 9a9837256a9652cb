import type { MessageKey } from '@onehaul/i18n/namespace';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const maxBytes = 5 * 1024 * 1024; // §5

/** Client-side check before the upload starts; the server inspects the content itself. */
export function avatarRefusal({
  type,
  size,
}: Pick<File, 'type' | 'size'>): MessageKey<'account'> | undefined {
  if (!pictureTypes.includes(type)) return 'avatar.notPicture';
  return size > maxBytes ? 'avatar.tooLarge' : undefined;
}
