import { type LineRow, tariffCalls } from '@onehaul/contract/console/tariffs';
import { useTranslation } from '@onehaul/i18n/react';
import { Tag } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { ShopName } from '../../app/shop-name.tsx';
import { addressOfLine, keyOfLine } from './line-key.ts';
import { LineSwitch } from './line-switch.tsx';

const wordsOf = ({ name, code, warehouseName, countryName, carrierName, speedName }: LineRow) =>
  [name, code, warehouseName, countryName, carrierName, speedName].join('\n').toLowerCase();

/** The list is fetched whole and paged here: a company has some dozens of lines. */
async function load({ search, filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { items } = await callApi(tariffCalls.list, {}, { signal });
  const found = items.filter(
    (line) =>
      (!filters.shop || String(line.shopId) === filters.shop) &&
      (!filters.state ||
        (filters.state === 'draft' ? line.hasDraft : line.isOpen === (filters.state === 'open'))) &&
      wordsOf(line).includes(search.toLowerCase()),
  );
  return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
}

type VersionProps = { readonly version: number; readonly at: Date | null };

function VersionFrom({ version, at }: VersionProps) {
  const { t } = useTranslation('tariff');
  return (
    <span className="block leading-tight">
      {t('versionShort', { version })}
      <span className="block text-caption text-muted">
        <Moment at={at} />
      </span>
    </span>
  );
}

export function TariffsPage() {
  const { t } = useTranslation('tariff');
  const { shops } = useMe();
  const columns = useMemo<Column<LineRow>[]>(
    () => [
      {
        key: 'line',
        title: t('line'),
        isFixed: true,
        wraps: true,
        show: ({ name, isPrivate }) => (
          <span className="grid justify-items-start gap-0.5">
            <span>{name}</span>
            {isPrivate && <Tag>{t('private')}</Tag>}
          </span>
        ),
      },
      ...(shops.length > 1
        ? [
            {
              key: 'shop',
              title: t('shop'),
              wraps: true,
              show: ({ shopId }: LineRow) => <ShopName id={shopId} />,
            },
          ]
        : []),
      {
        key: 'way',
        title: t('way'),
        wraps: true,
        show: ({ warehouseName, countryName }) => `${warehouseName} → ${countryName}`,
      },
      {
        key: 'carrier',
        title: t('carrier'),
        wraps: true,
        show: ({ carrierName, speedName }) => (
          <span className="block leading-tight">
            {carrierName}
            <span className="block text-caption text-muted">{speedName}</span>
          </span>
        ),
      },
      { key: 'code', title: t('code'), isHiddenByDefault: true, show: ({ code }) => code },
      {
        key: 'version',
        title: t('counting'),
        width: 180,
        show: ({ version, effectiveAt, nextVersion, nextEffectiveAt, hasDraft }) => (
          <span className="grid justify-items-start gap-1">
            {version === null ? (
              <span className="text-muted">{t('notPublished')}</span>
            ) : (
              <VersionFrom version={version} at={effectiveAt} />
            )}
            {nextVersion !== null && (
              <span className="text-caption text-muted">
                {t('next')}: {t('versionShort', { version: nextVersion })}, <Moment at={nextEffectiveAt} />
              </span>
            )}
            {hasDraft && <Tag color="processing">{t('draft')}</Tag>}
          </span>
        ),
      },
      {
        key: 'payPolicy',
        title: t('payPolicy'),
        isHiddenByDefault: true,
        show: ({ payPolicy }) => t(`payPolicy.${payPolicy}`),
      },
      {
        key: 'delivery',
        title: t('delivery'),
        isHiddenByDefault: true,
        show: ({ delivery }) => t(`delivery.${delivery}`),
      },
      {
        key: 'open',
        title: t('state'),
        width: 110,
        show: (line) => <LineSwitch line={line} />,
      },
    ],
    [t, shops],
  );

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage
        name="tariffs"
        title={t('title')}
        sentence={t('sentence')}
        searchLabel={t('search')}
        filters={[
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'state',
            label: t('state'),
            options: [
              { value: 'open', label: t('open') },
              { value: 'closed', label: t('closed') },
              { value: 'draft', label: t('hasDraft') },
            ],
          },
        ]}
        columns={columns}
        keyOf={keyOfLine}
        addressOf={addressOfLine}
        load={load}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
    </>
  );
}
