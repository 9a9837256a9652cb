import type { Comparison, PackedBox, PackOrder } from '@onehaul/contract/console/order-work';
import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { KeyButton } from '../kit/key-button.tsx';
import { StationScreen } from '../kit/station-screen.tsx';
import type { MeasureName } from '../measure/measure-fields.tsx';
import { PhotoKeys } from '../measure/photo-keys.tsx';
import { ScaleKey } from '../measure/scale-key.tsx';
import { cartonAfter, isOverLimits, nextBoxNumber, readParcel, typedOf, withCarton } from './box-draft.ts';
import { BoxList, ParcelList } from './box-list.tsx';
import { ItemList } from './item-list.tsx';
import { MeasuredBoxPanel } from './measured-box-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { PricePanel } from './price-panel.tsx';
import { useMeasuredBox } from './use-measured-box.ts';
import { usePacking } from './use-packing.ts';

type Props = {
  readonly first: PackOrder;
  readonly onFinished: (result: { order: PackOrder; comparison: Comparison }) => void;
  readonly onClose: () => void;
};

/** One order on the table, box after box, until it is closed. */
export function PackForm({ first, onFinished, onClose }: Props) {
  const { t } = useTranslation('packing');
  const { t: s } = useTranslation('station');
  const box = useMeasuredBox();
  const { typed, setTyped, pictures, setSaid, camera, focus, complain, isEmpty } = box;
  const [carton, setCarton] = useState<PackOrder['cartons'][number]>();
  const [changed, setChanged] = useState<number>();
  const [parcelIds, setParcelIds] = useState<readonly number[]>([]);
  const packing = usePacking(first, complain);
  const { order, comparison, isBusy } = packing;

  const mayChange = order.step === 'packing';
  const boxNumber = changed ?? nextBoxNumber(order.boxes);
  const bare = order.boxes.find(({ hasProof }) => !hasProof)?.boxNumber;

  function startBox() {
    box.clear();
    setChanged(undefined);
    setCarton(undefined);
    setParcelIds([]);
  }

  async function save() {
    const measured = box.read();
    if (!measured) return;
    setSaid('');
    const inBox = parcelIds.length > 0 && { parcelIds: [...parcelIds] };
    const draft = { ...measured, boxNumber, cartonId: carton?.id ?? null, ...inBox };
    if (await packing.save(draft, pictures)) {
      box.cheer();
      startBox();
    }
  }

  function enter(name: MeasureName) {
    const scanned = name === 'weight' ? readParcel(typed.weight, order.parcels) : undefined;
    if (scanned !== undefined) {
      setTyped({ ...typed, weight: '' });
      if (scanned === 'unknown') return complain(t('pack.wrongNumber', { number: typed.weight.trim() }));
      setSaid('');
      return toggle(scanned.id);
    }
    if (box.isWholeAfter(name)) void save();
  }

  const toggle = (id: number) =>
    setParcelIds(parcelIds.includes(id) ? parcelIds.filter((one) => one !== id) : [...parcelIds, id]);

  function take(taken: readonly Blob[]) {
    setSaid('');
    // Of the box that was just saved, or of the one that is being measured.
    if (isEmpty && bare !== undefined) void packing.addPhotos(bare, taken);
    else box.keep(taken);
    focus('weight');
  }

  function change(box: PackedBox) {
    setChanged(box.boxNumber);
    setTyped(typedOf(box));
    setCarton(order.cartons.find(({ id }) => id === box.cartonId));
    setParcelIds(order.parcels.filter((parcel) => parcel.boxNumber === box.boxNumber).map(({ id }) => id));
    focus('weight');
  }

  const unpicked = [...order.parcels, ...order.items].filter(({ isPicked }) => !isPicked).length;
  const isPacked = order.step === 'packed' || order.step === 'ready';
  const lastBox = order.boxes.at(-1)?.boxNumber;

  return (
    <StationScreen
      name="pack"
      scan={
        <div
          className="flex flex-wrap items-baseline gap-x-5"
          data-order={order.number}
          data-step={order.step}
        >
          <strong className="font-mono text-[clamp(28px,4.4vh,48px)] leading-tight">{order.number}</strong>
          {!mayChange && (
            <span className="text-lead text-warning">{t(isPacked ? 'pack.isDone' : 'pack.notYet')}</span>
          )}
          {order.exception && <span className="text-lead text-danger">{t('pick.waitsForPerson')}</span>}
        </div>
      }
      keys={
        <>
          {mayChange && (
            <>
              <KeyButton
                name="F4"
                look={bare === undefined ? 'primary' : 'plain'}
                isOff={isBusy || order.boxes.length === 0 || !isEmpty}
                onPress={() => void packing.finish(onFinished)}
              >
                {t('pack.finish')}
              </KeyButton>
              <KeyButton
                name="F1"
                isOff={order.cartons.length === 0}
                onPress={() => {
                  const next = cartonAfter(order.cartons, carton);
                  setCarton(next);
                  setTyped(withCarton(typed, next));
                  focus('weight');
                }}
              >
                {t('pack.carton', { name: carton?.name ?? t('pack.freeSize') })}
              </KeyButton>
              <PhotoKeys
                camera={camera}
                next="whole"
                subject={t('pack.box', { box: isEmpty && bare !== undefined ? bare : boxNumber })}
                onTaken={take}
                onFailed={() => complain(s('photo.failed'))}
              />
              <KeyButton
                name="F9"
                isOff={isBusy || lastBox === undefined}
                onPress={() => lastBox !== undefined && void packing.remove(lastBox).then(startBox)}
              >
                {t('pack.remove', { box: lastBox ?? '' })}
              </KeyButton>
              <ScaleKey scale={box.scale} />
            </>
          )}
          {isPacked && (
            <KeyButton name="F4" look="primary" isOff={isBusy} onPress={() => void packing.repack()}>
              {t('pack.repack')}
            </KeyButton>
          )}
          <KeyButton name="Escape" onPress={isEmpty ? onClose : startBox}>
            {t('pack.close')}
          </KeyButton>
        </>
      }
    >
      <OrderFacts order={order} />
      {mayChange && (
        <MeasuredBoxPanel
          box={box}
          boxNumber={boxNumber}
          title={
            <>
              {t('pack.box', { box: boxNumber })}
              <span className="text-small font-regular text-muted">
                {t('pack.carton', { name: carton?.name ?? t('pack.freeSize') })}
              </span>
            </>
          }
          pendingWords={(count) => t('pack.pendingPhotos', { count })}
          hint={hint()}
          onType={(name) => name !== 'weight' && setCarton(undefined)}
          onEnter={enter}
        />
      )}
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="flex flex-col gap-4">
          <BoxList boxes={order.boxes} current={changed} mayChange={mayChange && !isBusy} onChange={change} />
          {order.items.length > 0 ? (
            <ItemList items={order.items} />
          ) : (
            <ParcelList order={order} inThisBox={parcelIds} mayChange={mayChange} onToggle={toggle} />
          )}
        </div>
        {/* In a narrow window the price comes before what it is made of. */}
        {comparison && (
          <div className="max-xl:order-first">
            <PricePanel comparison={comparison} />
          </div>
        )}
      </div>
    </StationScreen>
  );

  function hint(): string {
    if (unpicked > 0) return t('pack.notYet');
    if (isOverLimits(order, typed) && !isEmpty) return t('pack.overLimit');
    return isEmpty && bare !== undefined ? t('pack.nextPhoto', { box: bare }) : '';
  }
}
