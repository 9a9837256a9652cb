import type { MessageKey } from '@onehaul/i18n/namespace';
import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/workbench/antd';
import { NavLink, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { StudioShop } from './kit/studio-context.ts';

type Group = {
  readonly name: 'brand' | 'warehouses' | 'routes' | 'services' | 'money' | 'papers' | 'content';
  /** Names of resources and other pages. */
  readonly pages: readonly string[];
};
type Props = {
  readonly groups: readonly Group[];
  readonly current: string;
  readonly shop: StudioShop;
  readonly shops: readonly StudioShop[];
};

const entry =
  'flex min-h-9 items-center rounded-control px-2.5 text-small text-muted hover:bg-primary-2 hover:text-ink ' +
  'aria-[current=page]:bg-primary-3 aria-[current=page]:font-medium aria-[current=page]:text-primary-10';

/** Menu of the studio: a column beside the list, or a choice above it in a narrow window. */
export function StudioMenu({ groups, current, shop, shops }: Props) {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const search = shops.length > 1 ? `?shop=${shop.id}` : '';
  const nameOf = (page: string) => t(`resource.${page}` as MessageKey<'studio'>);
  const pathOf = (name: string) => `${paths.studio}/${name}`;
  return (
    <div className="flex shrink-0 gap-3 max-xl:flex-wrap xl:w-48 xl:flex-col">
      {shops.length > 1 && (
        <Select
          aria-label={t('shop')}
          className="w-full max-xl:max-w-80"
          value={shop.id}
          options={shops.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number) => void navigate({ pathname: pathOf(current), search: `?shop=${id}` })}
        />
      )}
      <Select
        aria-label={t('menu')}
        className="w-full max-w-80 xl:hidden"
        value={current}
        options={groups.map(({ name, pages }) => ({
          label: t(`group.${name}`),
          options: pages.map((page) => ({ value: page, label: nameOf(page) })),
        }))}
        onChange={(name: string) => void navigate({ pathname: pathOf(name), search })}
      />
      <nav aria-label={t('menu')} className="flex flex-col gap-4 max-xl:hidden xl:sticky xl:top-7">
        {groups.map(({ name, pages }) => (
          <div key={name}>
            <h2 id={`studio-${name}`} className="px-2.5 pb-1 text-caption text-muted">
              {t(`group.${name}`)}
            </h2>
            <ul aria-labelledby={`studio-${name}`} className="flex flex-col gap-0.5">
              {pages.map((page) => (
                <li key={page}>
                  <NavLink to={{ pathname: pathOf(page), search }} className={entry}>
                    {nameOf(page)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
