import { bannerCalls, type BannerRow } from '@onehaul/contract/console/banners';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useChange } from '../../app/use-change.ts';
import { BannerForm } from './banner-form.tsx';

const tones = { shown: 'positive', planned: 'warning', over: 'neutral', off: 'neutral' } as const;
const nothing = z.object({});

function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const shopId = Number(filters.shop);
  return callApi(
    bannerCalls.list,
    { pageIndex: page, pageRows: rows, ...(shopId > 0 && { shopId }) },
    { signal },
  );
}

type Act = 'change' | 'remove';
type Doing = { readonly act: Act; readonly banner: BannerRow } | { readonly act: 'add' };

/** Banners shown below the first screen of the home page. */
export function BannersPage() {
  const { t } = useTranslation('banner');
  const { shops } = useMe();
  const mayEdit = useHasPermission('banner:edit');
  const [doing, setDoing] = useState<Doing>();
  const columns = useColumns(
    shops.length > 1,
    mayEdit ? (act, banner) => setDoing({ act, banner }) : undefined,
  );
  const close = () => setDoing(undefined);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage
        name="banners"
        title={t('title')}
        sentence={t('sentence')}
        action={
          mayEdit && (
            <Button type="primary" onClick={() => setDoing({ act: 'add' })} data-add-banner>
              {t('add')}
            </Button>
          )
        }
        filters={
          shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []
        }
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {doing?.act === 'add' && <BannerForm onClose={close} />}
      {doing?.act === 'change' && <BannerForm banner={doing.banner} onClose={close} />}
      {doing?.act === 'remove' && <RemoveForm banner={doing.banner} onClose={close} />}
    </>
  );
}

type RemoveProps = { readonly banner: BannerRow; readonly onClose: () => void };

function RemoveForm({ banner: { shopId, id, title }, onClose }: RemoveProps) {
  const { t } = useTranslation('banner');
  const remove = useChange(bannerCalls.remove, ['banners', 'audit']);
  return (
    <ModalForm
      title={t('removeTitle', { title })}
      text={t('removeText')}
      schema={nothing}
      isDangerous
      submitLabel={t('remove')}
      onSubmit={() => remove({ shopId, id })}
      onClose={onClose}
    />
  );
}

function useColumns(
  hasSeveral: boolean,
  onAct: ((act: Act, banner: BannerRow) => void) | undefined,
): Column<BannerRow>[] {
  const { t, i18n } = useTranslation('banner');
  const shopName = useShopName();
  return useMemo(() => {
    const { day } = datesIn(i18n.language);
    // endsAt is exclusive: the banner shows until the end of the day before.
    const lastDay = (endsAt: Date) => day(new Date(endsAt.getTime() - 1));
    return [
      {
        key: 'banner',
        title: t('banner'),
        isFixed: true,
        show: ({ shopId, title, pictureUrl, link }) => (
          <span className="flex items-center gap-4">
            <img
              src={pictureUrl}
              alt=""
              width={160}
              height={60}
              loading="lazy"
              className="w-40 shrink-0 rounded-small border border-line object-cover"
            />
            <span>
              <span className="block font-medium">{title}</span>
              <span className="text-caption break-all text-muted">
                {[link || t('noLink'), ...(hasSeveral ? [shopName(shopId)] : [])].join(' · ')}
              </span>
            </span>
          </span>
        ),
      },
      {
        key: 'period',
        title: t('period'),
        width: 200,
        show: ({ startsAt, endsAt }) =>
          startsAt || endsAt
            ? [startsAt ? day(startsAt) : t('anyTime'), endsAt ? lastDay(endsAt) : t('noEnd')].join(' – ')
            : t('always'),
      },
      { key: 'position', title: t('position'), width: 90, align: 'end', show: ({ position }) => position },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        show: ({ state }) => <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>,
      },
      ...(onAct
        ? [
            {
              key: 'acts',
              title: t('acts'),
              width: 190,
              align: 'end' as const,
              isFixed: true,
              show: (banner: BannerRow) => (
                <span className="inline-flex flex-wrap justify-end gap-2">
                  <Button
                    size="small"
                    aria-label={t('changeOf', { title: banner.title })}
                    onClick={() => onAct('change', banner)}
                  >
                    {t('change')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t('removeOf', { title: banner.title })}
                    onClick={() => onAct('remove', banner)}
                  >
                    {t('remove')}
                  </Button>
                </span>
              ),
            },
          ]
        : []),
    ] satisfies Column<BannerRow>[];
  }, [t, i18n.language, hasSeveral, shopName, onAct]);
}
