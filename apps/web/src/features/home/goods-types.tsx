import type { GoodsType } from '@onehaul/contract/catalog';
import { Icon } from '@onehaul/ui/icon';
import { useTranslation } from '@onehaul/i18n/react';
import { paths } from '../../app/paths.ts';
import { MoreLink } from './more-link.tsx';
import { type Ground, Section } from './section.tsx';

const marks = {
  plain: { icon: 'check', text: 'goods.plain', className: 'bg-positive-ground text-positive' },
  sensitive: { icon: 'warning', text: 'goods.sensitive', className: 'bg-warning-ground text-warning' },
} as const;

type Props = {
  readonly goodsTypes: readonly GoodsType[];
  readonly hasContraband: boolean;
  readonly ground: Ground;
};

/** Accepted goods types; sensitive ones are marked by text and icon. */
export function GoodsTypes({ goodsTypes, hasContraband, ground }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <Section
      title={t('goods.title')}
      text={t('goods.text')}
      ground={ground}
      action={hasContraband && <MoreLink to={paths.contraband}>{t('goods.more')}</MoreLink>}
    >
      <ul className="grid gap-x-12 md:grid-cols-2">
        {goodsTypes.map(({ id, name, note, sensitive }) => {
          const mark = marks[sensitive ? 'sensitive' : 'plain'];
          return (
            <li key={id} className="border-t border-line py-6">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{name}</h3>
                <span
                  className={`inline-flex items-center gap-1 rounded-small px-2 py-1 text-caption font-medium ${mark.className}`}
                >
                  <Icon name={mark.icon} className="size-4" />
                  {t(mark.text)}
                </span>
              </div>
              {note && <p className="mt-2 text-small text-muted">{note}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
