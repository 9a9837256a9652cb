import type { Warehouse } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Icon } from '@onehaul/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../app/session-context.tsx';
import { CopyText } from './copy-text.tsx';
import { receiverLine, wholeLabel } from './delivery-label.ts';
import { ListSkeleton } from './list-states.tsx';
import { LoadFailure } from './load-failure.tsx';
import { warehousesQuery } from './member-queries.ts';

type Props = { readonly memberCode: string };

/** The language a label is written in, so that it is spoken and drawn right on any page. */
const labelLanguages: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', VN: 'vi' };

/** Where bought goods are sent: one label per warehouse, ready to be pasted into a shop's address form. */
export function DeliveryAddresses({ memberCode }: Props) {
  const { t } = useTranslation('member');
  const { data, error, isFetching, refetch } = useQuery(warehousesQuery(useSend()));
  return (
    <section aria-labelledby="delivery-addresses" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="delivery-addresses" className="text-lead font-semibold">
          {t('addresses.title')}
        </h2>
        <p className="max-w-180 text-small text-muted">{t('addresses.text')}</p>
      </div>
      {data?.items.length === 0 && (
        <Card>
          <EmptyState as="p" title={t('addresses.emptyTitle')} text={t('addresses.emptyText')} />
        </Card>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-4 xl:grid-cols-2">
          {data.items.map((warehouse) => (
            <DeliveryLabel key={warehouse.id} warehouse={warehouse} memberCode={memberCode} />
          ))}
        </ul>
      )}
      {!data && error && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card className="h-80 p-6">
          <ListSkeleton />
        </Card>
      )}
    </section>
  );
}

type LabelProps = Props & { readonly warehouse: Warehouse };

function DeliveryLabel({ warehouse, memberCode }: LabelProps) {
  const { t } = useTranslation('member');
  const { code, name, receiver, phone, address, postcode, hours, note } = warehouse;
  const lines = [
    { title: t('addresses.receiver'), text: receiverLine(receiver, memberCode) },
    { title: t('addresses.phone'), text: phone },
    { title: t('addresses.address'), text: address },
    { title: t('addresses.postcode'), text: postcode },
  ].filter(({ text }) => text !== '');
  return (
    <Card as="li" className="flex flex-col overflow-hidden">
      <div className="flex items-center gap-3 bg-primary-2 py-3 ps-6 pe-4">
        <span className="font-mono text-lead font-semibold text-primary-9">{code}</span>
        <h3 className="grow font-semibold">{name}</h3>
        <CopyText
          text={wholeLabel(warehouse, memberCode)}
          label={t('addresses.copyAllOf', { name })}
          className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-small font-medium transition-colors hover:bg-primary-1"
        >
          {t('addresses.copyAll')}
        </CopyText>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 ps-6 pe-4 text-small">
        {lines.map(({ title, text }) => (
          <div key={title} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd lang={labelLanguages[warehouse.countryCode]} className="font-medium">
              {text}
            </dd>
            <dd>
              <CopyText text={text} label={`${t('copy.of', { name: title })}: ${name}`} />
            </dd>
          </div>
        ))}
      </dl>
      {(hours || note) && (
        <div className="mt-auto grid gap-2 border-t border-dashed border-line-strong px-6 py-3 text-caption text-muted">
          {hours && (
            <p className="flex gap-2">
              <Icon name="clock" className="size-4.5" />
              {hours}
            </p>
          )}
          {note && (
            <p className="flex gap-2">
              <Icon name="note" className="size-4.5" />
              {note}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
