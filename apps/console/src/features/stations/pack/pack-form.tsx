import type { Comparison } from '@onehaul/contract/console/comparison';
import type { PackedBox, PackOrder } from '@onehaul/contract/console/fulfilment';
import { useTranslation } from '@onehaul/i18n/react';
import { lazy, Suspense, useState } from 'react';
import { KeyButton } from '../kit/key-button.tsx';
import { keyLabels } from '../kit/key-map.ts';
import { StationScreen } from '../kit/station-screen.tsx';
import type { MeasureName } from '../measure/measure-fields.tsx';
import { PhotoKeys } from '../measure/photo-keys.tsx';
import { ScaleKey } from '../measure/scale-key.tsx';
import {
  addRemaining,
  applyScan,
  contentsOf,
  countLeft,
  emptyBox,
  toggleItem,
  toggleParcel,
  unboxedNames,
} from './box-contents.ts';
import { nextBoxNumber, nextCarton, toTypedMeasures, withCarton } from './box-draft.ts';
import { BoxList, ParcelList } from './box-list.tsx';
import { ItemList } from './item-list.tsx';
import { MeasuredBoxPanel } from './measured-box-panel.tsx';
import { isMissingContents, isUntouched, type NextStep, nextStep } from './next-step.ts';
import { OrderFacts } from './order-facts.tsx';
import { PricePanel } from './price-panel.tsx';
import { useMeasuredBox } from './use-measured-box.ts';
import { usePacking } from './use-packing.ts';

type Props = {
  readonly first: PackOrder;
  readonly onFinished: (result: { order: PackOrder; comparison: Comparison }) => void;
  readonly onClose: () => void;
};

// Lazy: the form library is large, and most orders close without this dialog.
const CloseAnyway = lazy(async () => ({ default: (await import('./close-anyway.tsx')).CloseAnyway }));

/** Number of names that fit in one line. */
const maxNamed = 6;
const namesOf = (names: readonly string[]) =>
  names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ' …' : '');

/** Packs one order box by box until it is closed. */
export function PackForm({ first, onFinished, onClose }: Props) {
  const { t } = useTranslation('packing');
  const { t: s } = useTranslation('station');
  const box = useMeasuredBox();
  const { typed, setTyped, pictures, setAlertText, camera, focus, reportError, isEmpty } = box;
  const [carton, setCarton] = useState<PackOrder['cartons'][number]>();
  const [changed, setChanged] = useState<number>();
  const [contents, setContents] = useState(emptyBox);
  const [doubted, setDoubted] = useState<Comparison>();
  const packing = usePacking(first, reportError);
  const { order, comparison, isBusy } = packing;

  const mayChange = order.step === 'packing';
  const boxNumber = changed ?? nextBoxNumber(order.boxes);
  const inProgress = {
    typed,
    contents,
    boxNumber,
    pictures: pictures.length,
    isChanged: changed !== undefined,
  };
  const bare = order.boxes.find(({ hasProof }) => !hasProof)?.boxNumber;

  function startBox() {
    box.clear();
    setChanged(undefined);
    setCarton(undefined);
    setContents(emptyBox);
  }

  async function save() {
    const measured = box.read();
    if (!measured) return;
    if (isMissingContents(order, inProgress)) {
      reportError(stepWords('fillBox'));
      return focus('weight');
    }
    setAlertText('');
    const draft = {
      ...measured,
      boxNumber,
      cartonId: carton?.id ?? null,
      ...(order.parcels.length > 0 && { parcelIds: [...contents.parcelIds] }),
      ...(order.items.length > 0 && {
        items: Object.entries(contents.pieces).map(([skuId, quantity]) => ({
          skuId: Number(skuId),
          quantity,
        })),
      }),
    };
    if (await packing.save(draft, pictures)) {
      box.playSuccess();
      startBox();
    }
  }

  function enter(name: MeasureName) {
    const scanned = applyScan(order, contents, boxNumber, typed[name], name);
    if (scanned) {
      box.restoreValue(name, scanned.kind === 'contents' ? scanned.kept : undefined);
      if (scanned.kind === 'unknown')
        return reportError(t('pack.wrongNumber', { number: typed[name].trim() }));
      if (scanned.kind === 'full') return reportError(t('pack.tooMany', { code: scanned.code }));
      setAlertText('');
      return setContents(scanned.contents);
    }
    if (box.advanceFrom(name)) void save();
  }

  /** Asks for the reason before the request where the server would demand one. */
  function finish() {
    if (!untouched) return reportError(t('pack.saveFirst', { box: boxNumber, ...keyLabels }));
    if (order.boxes.length === 0) return reportError(stepWords('begin'));
    const isDoubted = left.length === 0 && comparison !== undefined && comparison.doubts.length > 0;
    if (isDoubted && bare === undefined) return setDoubted(comparison);
    void packing.finish(onFinished, setDoubted);
  }

  function take(taken: readonly Blob[]) {
    setAlertText('');
    // Attaches photos to the box just saved, or else to the one being measured.
    if (isEmpty && bare !== undefined) void packing.addPhotos(bare, taken);
    else box.addPictures(taken);
    focus('weight');
  }

  function change(box: PackedBox) {
    setChanged(box.boxNumber);
    setTyped(toTypedMeasures(box));
    setCarton(order.cartons.find(({ id }) => id === box.cartonId));
    setContents(contentsOf(order, box.boxNumber));
    focus('weight');
  }

  const left = unboxedNames(order);
  const rest = countLeft(order, contents, boxNumber);
  const step = nextStep(order, inProgress);
  // Unsaved contents count as input too.
  const untouched = isUntouched(inProgress);
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
                act="confirm"
                look={step === 'close' ? 'primary' : 'plain'}
                isOff={isBusy}
                onPress={finish}
              >
                {t('pack.finish')}
              </KeyButton>
              <KeyButton
                act="carton"
                isOff={order.cartons.length === 0}
                onPress={() => {
                  const next = nextCarton(order.cartons, carton);
                  setCarton(next);
                  setTyped(withCarton(typed, next));
                  focus('weight');
                }}
              >
                {t('pack.carton', { name: carton?.name ?? t('pack.freeSize') })}
              </KeyButton>
              <KeyButton
                act="putRest"
                isOff={isBusy || rest === 0}
                onPress={() => {
                  setContents(addRemaining(order, contents, boxNumber));
                  focus('weight');
                }}
              >
                {t('pack.rest', { count: rest })}
              </KeyButton>
              <PhotoKeys
                camera={camera}
                next="whole"
                subject={t('pack.box', { box: isEmpty && bare !== undefined ? bare : boxNumber })}
                onTaken={take}
                onFailed={() => reportError(s('photo.failed'))}
              />
              <KeyButton
                act="remove"
                look="danger"
                isOff={isBusy || lastBox === undefined}
                onPress={() => lastBox !== undefined && void packing.remove(lastBox).then(startBox)}
              >
                {t('pack.remove', { box: lastBox ?? '' })}
              </KeyButton>
              <ScaleKey scale={box.scale} />
            </>
          )}
          {isPacked && (
            <KeyButton act="redo" isOff={isBusy} onPress={() => void packing.repack()}>
              {t('pack.repack')}
            </KeyButton>
          )}
          <KeyButton act="back" onPress={untouched ? onClose : startBox}>
            {t(untouched ? 'pack.close' : 'pack.discard')}
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
              {t(untouched && left.length === 0 ? 'pack.anotherBox' : 'pack.box', { box: boxNumber })}
              <span className="text-small font-regular text-muted">
                {t('pack.carton', { name: carton?.name ?? t('pack.freeSize') })}
              </span>
            </>
          }
          pendingWords={(count) => t('pack.pendingPhotos', { count })}
          hint={stepWords(step)}
          isHintWarning={step === 'notPicked' || step === 'overLimits'}
          onType={(name) => name !== 'weight' && setCarton(undefined)}
          onEnter={enter}
        />
      )}
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="flex flex-col gap-4">
          <BoxList order={order} current={changed} mayChange={mayChange && !isBusy} onChange={change} />
          {order.items.length > 0 ? (
            <ItemList
              items={order.items}
              inThisBox={contents.pieces}
              boxNumber={boxNumber}
              mayChange={mayChange}
              onToggle={(item) => setContents(toggleItem(contents, item, boxNumber))}
            />
          ) : (
            <ParcelList
              order={order}
              inThisBox={contents.parcelIds}
              mayChange={mayChange}
              onToggle={(id) => setContents(toggleParcel(contents, id))}
            />
          )}
        </div>
        {/* In a narrow window the price comes before its breakdown. */}
        {comparison && (
          <div className="max-xl:order-first">
            <PricePanel comparison={comparison} isSoFar={left.length > 0} />
          </div>
        )}
      </div>
      {doubted && (
        <Suspense fallback={null}>
          <CloseAnyway
            number={order.number}
            comparison={doubted}
            onSubmit={async (reason) => {
              await packing.finish(onFinished, setDoubted, reason);
            }}
            onClose={() => setDoubted(undefined)}
          />
        </Suspense>
      )}
    </StationScreen>
  );

  function stepWords(name: NextStep): string {
    return t(`pack.next.${name}`, {
      box: name === 'photo' ? (bare ?? boxNumber) : boxNumber,
      count: name === 'boxTheRest' ? left.length : rest,
      names: namesOf(left),
      ...keyLabels,
    });
  }
}
