import { type LineDetail, tariffCalls } from '@onehaul/contract/console/tariffs';
import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { FileButtons } from './file-buttons.tsx';
import { namesOf, parseLineKey, type Which } from './line-key.ts';
import { LineDelivery } from './line-delivery.tsx';
import { LinePayPolicy } from './line-pay-policy.tsx';
import { LinePrivate } from './line-private.tsx';
import { LineSwitch } from './line-switch.tsx';
import { initialShipment, Preview } from './preview.tsx';
import { Studio } from './studio.tsx';
import { TariffWords } from './tariff-words.tsx';
import { Versions } from './versions.tsx';

/** One line: its tariff (editable or read-only) and its versions. */
export function LinePage() {
  const { t } = useTranslation('tariff');
  const which = parseLineKey(useParams());
  const { data, error, refetch } = useQuery({
    queryKey: ['tariffs', 'one', which],
    queryFn: ({ signal }) => callApi(tariffCalls.get, which!, { signal }),
    enabled: which !== undefined,
    // Polls because a colleague may edit the same line.
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  });
  const isMissing = !which || failureOf(error).error === 'record.notFound';
  const title = data?.row.name ?? t('title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-col gap-4">
        <Link to={paths.tariffs} className="self-start text-small text-primary-9 hover:underline">
          {t('back')}
        </Link>
        {data ? (
          <Loaded key={`${which!.shopId}-${which!.lineId}`} which={which!} detail={data} />
        ) : (
          <>
            <h1 className="text-title font-semibold">{title}</h1>
            {isMissing ? (
              <ListMessage icon="search" title={t('missingTitle')} text={t('missingText')} />
            ) : error ? (
              <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
            ) : (
              <Skeleton active paragraph={{ rows: 12 }} />
            )}
          </>
        )}
      </div>
    </>
  );
}

type LoadedProps = { readonly which: Which; readonly detail: LineDetail };

function Loaded({ which, detail }: LoadedProps) {
  const { t } = useTranslation('tariff');
  const mayEdit = useHasPermission('tariff:edit');
  const [address] = useSearchParams();
  const isVersions = address.get('view') === 'versions';
  const shopName = useShopName();
  const names = useMemo(() => namesOf(detail), [detail]);
  const [shipment, setShipment] = useState(initialShipment);
  const { row } = detail;
  const preview = { shipment, onShipment: setShipment, names };
  return (
    <>
      <PageHead
        title={row.name}
        sentence={[
          shopName(row.shopId),
          `${row.warehouseName} → ${row.countryName}`,
          row.carrierName,
          row.speedName,
          row.code,
        ].join(' · ')}
        action={
          <div className="flex flex-wrap items-center gap-4">
            <LinePayPolicy line={row} />
            <LineDelivery line={row} />
            <LinePrivate line={row} />
            <LineSwitch line={row} />
            <SegmentedLinks
              label={t('views')}
              choices={[
                { to: '?', title: t('tariff'), isCurrent: !isVersions },
                { to: '?view=versions', title: t('versions'), isCurrent: isVersions },
              ]}
            />
          </div>
        }
      />
      {isVersions && <Versions detail={detail} names={names} />}
      {/* Stays mounted, so unsaved input survives a visit to the versions tab. */}
      <div className={isVersions ? 'hidden' : 'flex flex-col gap-4'}>
        {mayEdit ? (
          <Studio which={which} detail={detail} {...preview} />
        ) : (
          <Readable detail={detail} {...preview} />
        )}
      </div>
    </>
  );
}

type ReadableProps = Omit<Parameters<typeof Studio>[0], 'which'>;

/** Read-only view of the version in force. */
function Readable({ detail, ...preview }: ReadableProps) {
  const { t } = useTranslation('tariff');
  const counting =
    detail.versions.find(({ version }) => version === detail.row.version) ?? detail.versions[0];
  if (!counting) return <ListMessage icon="search" title={t('notPublished')} text={t('neverPublished')} />;
  const { version, effectiveAt, tariff } = counting;
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(360px,38%)]">
      <TariffWords tariff={tariff} names={preview.names} />
      <div className="flex flex-col gap-3 lg:sticky lg:top-4">
        <Preview {...preview} counting={{ version, effectiveAt: effectiveAt.toISOString(), tariff }} />
        <div className="flex">
          <FileButtons tariff={tariff} code={detail.row.code} names={preview.names} />
        </div>
      </div>
    </div>
  );
}
