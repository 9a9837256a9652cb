import { useTranslation } from '@onehaul/i18n/react';
import { SecretOnce } from '@onehaul/workbench/secret-once';

/** One-time link to show on screen because this installation sends no mail. */
export type ShownLink = { readonly name: string; readonly link: string };

type Props = ShownLink & { readonly onClose: () => void };

/** Shows a one-time link once, to be passed to its recipient only. */
export function OneTimeLink({ name, link, onClose }: Props) {
  const { t: words } = useTranslation('staff');
  return (
    <SecretOnce
      title={words('staff.linkTitle')}
      text={words('staff.linkText', { name })}
      secret={link}
      onClose={onClose}
    />
  );
}
