import { type ReturnForStaff, returnDeskCalls } from '@onehaul/contract/console/returns';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { PictureStrip } from '../../app/parcel/picture-strip.tsx';
import { ReturnStateMark } from './return-state-mark.tsx';

/** One return with its history. */
export function ReturnDrawer({ returnKey }: { readonly returnKey: string }) {
  const { t } = useTranslation('returnDesk');
  const which = readKeyInShop(returnKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['returns', 'one', which],
    queryFn: ({ signal }) => callApi(returnDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('empty.title')} text={t('empty.text')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <div className="flex flex-col gap-6" data-return={data.number}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lead font-semibold">
          <CopyValue value={data.number} />
        </h2>
        <ReturnStateMark state={data.state} />
      </div>
      <Facts one={data} />
      <Items items={data.items} />
      {data.photoUrls.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-small font-semibold">{t('drawer.photos')}</h3>
          <PictureStrip
            label={t('drawer.photos')}
            pictures={data.photoUrls.map((url, index) => ({
              key: url,
              url,
              caption: t('drawer.photo', { number: index + 1 }),
            }))}
          />
        </section>
      )}
      <Story one={data} />
    </div>
  );
}

function Facts({ one }: { readonly one: ReturnForStaff }) {
  const { t, i18n } = useTranslation('returnDesk');
  const { weight, length } = measuresIn(i18n.language);
  const { weightGrams, lengthMm, widthMm, heightMm } = one;
  const measured =
    weightGrams === null
      ? '-'
      : [weight(weightGrams), [lengthMm!, widthMm!, heightMm!].map(length).join(' × ')].join(' · ');
  return (
    <DetailList
      rows={[
        { key: 'member', label: t('column.member'), value: `${one.memberCode} ${one.memberName}`.trim() },
        { key: 'order', label: t('drawer.order'), value: one.orderNumber || '-' },
        { key: 'client', label: t('drawer.client'), value: one.clientNumber || '-' },
        { key: 'courier', label: t('drawer.courier'), value: one.courierNumber || '-' },
        { key: 'warehouse', label: t('column.warehouse'), value: one.warehouseName },
        { key: 'reason', label: t('drawer.reason'), value: one.reason || '-' },
        { key: 'wish', label: t('drawer.wish'), value: t(`wish.${one.wish}`) },
        { key: 'measured', label: t('drawer.measured'), value: measured },
        { key: 'note', label: t('drawer.note'), value: one.note || '-' },
        { key: 'by', label: t('drawer.by'), value: one.staffName || '-' },
      ]}
    />
  );
}

const figures = ['good', 'damaged', 'missing', 'restocked', 'redispatched', 'disposed'] as const;

function Items({ items }: { readonly items: ReturnForStaff['items'] }) {
  const { t } = useTranslation('returnDesk');
  return (
    <section className="grid gap-2">
      <h3 className="text-small font-semibold">{t('drawer.items')}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.position} className="grid gap-1 rounded-control border border-line p-3 text-small">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="font-medium">{item.goodsName}</strong>
              <code className="font-mono text-caption text-muted">{item.skuCode}</code>
            </span>
            <span className="text-caption text-muted">
              {[
                `${t('item.announced')} ${item.quantity}`,
                ...figures
                  .filter((name) => (item[name] ?? 0) > 0)
                  .map((name) => `${t(`item.${name}`)} ${item[name]}`),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story({ one }: { readonly one: ReturnForStaff }) {
  const { t } = useTranslation('returnDesk');
  const events = [
    { words: t('story.announced'), at: one.createdAt },
    { words: t('story.received'), at: one.receivedAt },
    { words: t('story.graded'), at: one.gradedAt },
    ...one.sendings.map(({ orderNumber, quantity, sentAt }) => ({
      words: t('story.sent', { count: quantity, number: orderNumber }),
      at: sentAt,
    })),
    { words: t(one.state === 'cancelled' ? 'story.cancelled' : 'story.closed'), at: one.closedAt },
  ].filter(({ at }) => at !== null);
  return (
    <section className="grid gap-2">
      <h3 className="text-small font-semibold">{t('drawer.story')}</h3>
      <ol className="grid gap-2 text-small">
        {events.toReversed().map(({ words, at }, index) => (
          // The index keeps keys unique: two kinds of goods in one order may have the same description.
          <li key={`${words} ${index}`} className="flex items-baseline justify-between gap-4">
            <span>{words}</span>
            <span className="text-muted">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
