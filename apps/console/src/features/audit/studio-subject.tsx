import { useTranslation } from '@onehaul/i18n/react';
import type { MessageKey } from '@onehaul/i18n/namespace';
import { Link } from 'react-router';
import { useMe } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';

type Props = { readonly resource: string; readonly subjectId: string };

/** Record of the shop studio, linked to its drawer; a whole list has the shop as its id. */
export function StudioSubject({ resource, subjectId }: Props) {
  const { t } = useTranslation('audit');
  const { t: studio } = useTranslation('studio');
  const { t: notify } = useTranslation('notify');
  const { shops } = useMe();
  const [shopId = '', key] = subjectId.split('/');
  const shop = shops.find(({ id }) => String(id) === shopId)?.name ?? shopId;
  // An uploaded file has no page of its own.
  if (resource === 'files') return studio('resource.files');
  // The texts of a notice are called by its event and channel.
  const [kind, channel] = (key ?? '').split('.');
  const id =
    resource === 'noticeTemplate' && channel
      ? [
          notify(`kind.${kind}` as MessageKey<'notify'>),
          notify(`channel.${channel}` as MessageKey<'notify'>),
        ].join(' · ')
      : key;
  const page = `${paths.studio}/${resource}?shop=${shopId}`;
  return (
    <Link
      to={key ? `${page}&record=${key}` : page}
      className="inline-block min-h-[24px] text-primary-9 hover:underline"
    >
      {key
        ? t('studioSubject', { one: studio(`one.${resource}` as MessageKey<'studio'>), id: id ?? key, shop })
        : studio(`resource.${resource}` as MessageKey<'studio'>)}
    </Link>
  );
}
