import { type SettingGroup, settingGroups } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/workbench/antd';
import { Link, useSearchParams } from 'react-router';

type Props = {
  readonly group: SettingGroup | undefined;
  readonly shopId: number;
  readonly shops: readonly { readonly id: number; readonly name: string }[];
};

const entry =
  'flex min-h-9 items-center rounded-control px-2.5 text-small text-muted hover:bg-primary-2 hover:text-ink ' +
  'aria-[current=page]:bg-primary-3 aria-[current=page]:font-medium aria-[current=page]:text-primary-10';

/** Shop and group: a column beside the rules, or choices above them in a narrow window. */
export function RulesMenu({ group, shopId, shops }: Props) {
  const { t } = useTranslation('rules');
  const [address, setAddress] = useSearchParams();
  const addressWith = (name: 'shop' | 'group', value: string | undefined) => {
    const next = new URLSearchParams(address);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const choices: readonly (SettingGroup | undefined)[] = [undefined, ...settingGroups];
  const nameOf = (one: SettingGroup | undefined) => (one ? t(`group.${one}`) : t('all'));
  return (
    <div className="flex shrink-0 gap-3 max-xl:flex-wrap xl:w-48 xl:flex-col">
      {shops.length > 1 && (
        <Select
          aria-label={t('shop')}
          className="w-full max-xl:max-w-80"
          value={shopId}
          options={shops.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number) => setAddress(addressWith('shop', String(id)))}
        />
      )}
      <Select
        aria-label={t('menu')}
        className="w-full max-w-80 xl:hidden"
        value={group ?? ''}
        options={choices.map((one) => ({ value: one ?? '', label: nameOf(one) }))}
        onChange={(one: string) => setAddress(addressWith('group', one), { preventScrollReset: true })}
      />
      <nav aria-label={t('menu')} className="max-xl:hidden xl:sticky xl:top-7">
        <ul className="flex flex-col gap-0.5">
          {choices.map((one) => (
            <li key={one ?? ''}>
              <Link
                to={{ search: addressWith('group', one).toString() }}
                aria-current={one === group ? 'page' : undefined}
                className={entry}
                data-group-link={one ?? 'all'}
              >
                {nameOf(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
