import { type Parcel, type ParcelDetail, parcelCalls } from '@onehaul/contract/parcel';
import { isEditable } from '@onehaul/domain/parcel/parcel-state';
import { serviceRefusal } from '@onehaul/domain/service/service-target';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { newCasePath, requestServicePath } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { GoodsForm } from './goods-form.tsx';
import { MeasuresPart } from './measures-part.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ParcelStateMark } from './parcel-state-mark.tsx';
import { ParcelTimeline } from './parcel-timeline.tsx';
import { StorageClock } from './storage-clock.tsx';

type Props = {
  readonly id: number;
  readonly row: Parcel | undefined;
  readonly onRemove: (parcel: Parcel) => void;
};

/** One parcel: goods, location, pending action and history. */
export function ParcelDrawer({ id, row, onRemove }: Props) {
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery({
    queryKey: [...parcelsKey, 'detail', id],
    queryFn: () => send(parcelCalls.get, { id }),
  });
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div data-parcel={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {(data ?? row) && <Head parcel={(data ?? row)!} />}
      {data ? (
        <Detail parcel={data} onRemove={onRemove} />
      ) : (
        <DrawerSkeleton
          parts={[...(row ? [] : ['head' as const]), ...measuredParts(row), 'rows', 'events']}
        />
      )}
    </div>
  );
}

/** Only a received parcel has photos, weight and storage. */
const measuredParts = (row: Parcel | undefined) =>
  row && row.receivedAt === null ? [] : (['photos', 'card'] as const);

function Head({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation('parcel');
  return (
    <header className="grid gap-1">
      <h3 className="flex flex-wrap items-center gap-x-3 text-lead font-semibold">
        <NumberWithCopy number={parcel.courierNumber} />
        {parcel.piece > 1 && (
          <span className="text-small font-regular text-muted">
            {t('drawer.piece', { piece: parcel.piece })}
          </span>
        )}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="font-medium text-ink">
          <ParcelStateMark state={parcel.state} />
        </span>
        <span>{t(`state.${parcel.state}Text`)}</span>
      </p>
    </header>
  );
}

type DetailProps = { readonly parcel: ParcelDetail; readonly onRemove: (parcel: Parcel) => void };

function Detail({ parcel, onRemove }: DetailProps) {
  const { t } = useTranslation('parcel');
  return (
    <>
      {parcel.holdReason && (
        <Notice tone="warning">
          <p className="font-semibold">{t(`hold.${parcel.holdReason}`)}</p>
          <p>{t(`hold.${parcel.holdReason}Text`)}</p>
          {parcel.holdNote && <p className="mt-1">{t('hold.note', { note: parcel.holdNote })}</p>}
        </Notice>
      )}
      <ParcelPhotos photos={parcel.photos} isArrived={parcel.receivedAt !== null} />
      <MeasuresPart parcel={parcel} />
      <StorageClock parcel={parcel} />
      {isServable(parcel) && (
        <p className="text-small">
          <Link
            to={requestServicePath('parcel', parcel.id)}
            data-ask-service
            className="font-medium text-primary-9 underline underline-offset-4"
          >
            {t('drawer.askService')}
          </Link>
        </p>
      )}
      <Goods parcel={parcel} />
      {parcel.declaration && <Declaration declaration={parcel.declaration} />}
      <Part title={t('drawer.timeline')}>
        <ParcelTimeline events={parcel.events} />
      </Part>
      <p className="border-t border-line pt-4 text-small">
        <Link
          to={newCasePath('parcel', { id: parcel.id, number: parcel.courierNumber })}
          data-ask
          className="font-medium text-primary-9 underline underline-offset-4"
        >
          {t('help.do')}
        </Link>{' '}
        <span className="text-caption text-muted">{t('help.text')}</span>
      </p>
      {parcel.state === 'forecast' && (
        <div className="border-t border-line pt-4">
          <Button variant="quietDanger" data-remove-one onClick={() => onRemove(parcel)}>
            {t('drawer.remove')}
          </Button>
          <p className="mt-2 text-caption text-muted">{t('drawer.removeText')}</p>
        </div>
      )}
    </>
  );
}

/** For a parcel in an order the server decides, since only it tracks whether picking has started. */
const isServable = ({ state }: ParcelDetail) =>
  state === 'reserved' || serviceRefusal({ kind: 'parcel', state, step: null }) === undefined;

type PartProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

const Part = ({ title, action, children }: PartProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-small font-semibold">{title}</h3>
      {action}
    </div>
    {children}
  </section>
);

function Goods({ parcel }: { readonly parcel: ParcelDetail }) {
  const { t, i18n } = useTranslation('parcel');
  const [isEditing, setEditing] = useState(false);
  const { money } = measuresIn(i18n.language);
  if (isEditing) {
    return (
      <Part title={t('drawer.goods')}>
        <GoodsForm parcel={parcel} onClose={() => setEditing(false)} />
      </Part>
    );
  }
  return (
    <Part
      title={t('drawer.goods')}
      action={
        isEditable(parcel.state) && (
          <Button size="small" variant="secondary" data-edit onClick={() => setEditing(true)}>
            {t('drawer.edit')}
          </Button>
        )
      }
    >
      <DetailList
        rows={[
          { key: 'name', label: t('field.goodsName'), value: parcel.goodsName },
          { key: 'type', label: t('field.goodsType'), value: parcel.goodsTypeName },
          { key: 'quantity', label: t('field.quantity'), value: String(parcel.quantity) },
          {
            key: 'price',
            label: t('field.unitPrice'),
            value:
              parcel.unitPriceCents === 0
                ? t('field.priceUnknown')
                : `${money(parcel.unitPriceCents, 'CNY')} · ${t('field.total')} ${money(parcel.totalPriceCents, 'CNY')}`,
          },
          { key: 'remark', label: t('field.remark'), value: parcel.remark },
          { key: 'warehouse', label: t('filter.warehouse'), value: parcel.warehouseName },
          { key: 'bin', label: t('column.bin'), value: parcel.binCode },
          { key: 'createdAt', label: t('column.createdAt'), value: <Moment at={parcel.createdAt} /> },
        ]}
      />
    </Part>
  );
}

type DeclarationProps = { readonly declaration: NonNullable<ParcelDetail['declaration']> };

function Declaration({ declaration }: DeclarationProps) {
  const { t } = useTranslation('parcel');
  return (
    <Part title={t('abroad.title')}>
      <DetailList
        rows={[
          { key: 'warehouse', label: t('abroad.warehouse'), value: declaration.virtualWarehouseName },
          { key: 'company', label: t('abroad.company'), value: declaration.courierCompany },
          { key: 'kind', label: t('abroad.kind'), value: declaration.goodsKind },
          { key: 'class', label: t('abroad.classification'), value: declaration.classification },
          {
            key: 'value',
            label: t('abroad.value'),
            value: `${declaration.currencyCode} ${(declaration.valueMinor / 100).toFixed(2)}`,
          },
        ]}
      />
    </Part>
  );
}
