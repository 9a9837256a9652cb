import { useTranslation } from '@onehaul/i18n/react';
import { SecretOnce } from '@onehaul/workbench/secret-once';

/** A link that could not be mailed, because this installation sends no mail. */
export type ShownLink = { readonly name: string; readonly link: string };

type Props = ShownLink & { readonly onClose: () => void };

/** Shown this once, to be handed to its person and to nobody else. */
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
