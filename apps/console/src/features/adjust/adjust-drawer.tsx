import type { StaffOutputOf } from '@onehaul/client/console';
import { adjustCalls } from '@onehaul/contract/console/adjust';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input, Skeleton } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { ComparisonTable } from '../../app/order/comparison-table.tsx';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { PictureStrip } from '../../app/parcel/picture-strip.tsx';
import { useChange } from '../../app/use-change.ts';

type Difference = StaffOutputOf<typeof adjustCalls.get>;

export function AdjustDrawer({ orderKey }: { readonly orderKey: string }) {
  const { t } = useTranslation('packing');
  const which = readKeyInShop(orderKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['adjust', 'one', which],
    queryFn: ({ signal }) => callApi(adjustCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('adjust.missingTitle')} text={t('adjust.missingText')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <Details difference={data} />;
}

function Details({ difference }: { readonly difference: Difference }) {
  const { t, i18n } = useTranslation('packing');
  const { money, weight, length } = measuresIn(i18n.language);
  const { comparison, boxes } = difference;
  const pictures = boxes.flatMap(({ boxNumber, photos }) =>
    photos.map(({ id, url, kind }) => ({
      key: id,
      url,
      caption: t('adjust.photo', { box: boxNumber, kind: t(`photoKind.${kind}`) }),
    })),
  );
  return (
    <div className="flex flex-col gap-6" data-difference={difference.number}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lead font-semibold">
          <CopyValue value={difference.number} />
        </h2>
        <strong className="text-title text-warning">{money(difference.dueMinor, 'CNY')}</strong>
      </div>
      <Forgive difference={difference} />
      <ComparisonTable comparison={comparison} />
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('adjust.member'),
            value: `${difference.memberCode} ${difference.memberName}`.trim(),
          },
          { key: 'policy', label: t('adjust.policy'), value: t(`adjust.policy.${difference.payPolicy}`) },
          { key: 'paid', label: t('adjust.paid'), value: money(difference.paidMinor, 'CNY') },
          { key: 'due', label: t('adjust.due'), value: money(difference.dueMinor, 'CNY') },
          { key: 'line', label: t('adjust.line'), value: difference.lineName },
          { key: 'warehouse', label: t('adjust.warehouse'), value: difference.warehouseName },
          { key: 'packedAt', label: t('adjust.packedAt'), value: <Moment at={difference.packedAt} /> },
          ...(difference.packingReason
            ? [
                {
                  key: 'packingReason',
                  label: t('adjust.packingReason'),
                  value: difference.packingReason,
                },
              ]
            : []),
          ...boxes.map((box) => ({
            key: `box${box.boxNumber}`,
            label: t('pack.box', { box: box.boxNumber }),
            value: `${weight(box.grams)}, ${[box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].map(length).join(' × ')}`,
          })),
        ]}
      />
      <section className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">{t('adjust.photos')}</h3>
        {pictures.length === 0 ? (
          <p className="text-small text-muted">{t('adjust.noPhotos')}</p>
        ) : (
          <PictureStrip label={t('adjust.photos')} pictures={pictures} />
        )}
      </section>
    </div>
  );
}

/** Waives the difference: the shop bears what the boxes cost above the promised price. */
function Forgive({ difference }: { readonly difference: Difference }) {
  const { t, i18n } = useTranslation('packing');
  const { message } = App.useApp();
  const mayDecide = useHasPermission('order:decide');
  const [isAsked, setIsAsked] = useState(false);
  const forgive = useChange(adjustCalls.forgive, ['adjust', 'audit']);
  const { shopId, id, totalMinor, quotedMinor } = difference;
  if (!mayDecide || totalMinor <= quotedMinor) return null;
  const amount = measuresIn(i18n.language).money(totalMinor - quotedMinor, 'CNY');
  return (
    <div>
      <Button danger onClick={() => setIsAsked(true)}>
        {t('adjust.forgive')}
      </Button>
      {isAsked && (
        <ModalForm
          title={t('adjust.forgiveTitle', { amount })}
          text={t('adjust.forgiveText')}
          schema={adjustCalls.forgive.input.pick({ reason: true })}
          submitLabel={t('adjust.forgive')}
          isDangerous
          onSubmit={async ({ reason }) => {
            await forgive({ shopId, id, reason });
            void message.success(t('adjust.forgiven', { amount }));
          }}
          onClose={() => setIsAsked(false)}
        >
          <Field name="reason" label={t('adjust.reason')}>
            <Input maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </div>
  );
}
