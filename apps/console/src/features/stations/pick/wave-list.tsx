import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { isItem, keyOfStop, type Progress, type Stop } from './wave-progress.ts';

/** Stops rendered ahead; the rest is only counted. */
const maxShown = 100;

/** The next stop in large type, the remaining stops below. In the hand the next stop comes before the last result. */
export function WaveList({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('packing');
  const { next, left, waiting, count } = progress;
  return (
    <section
      aria-label={t('pick.list')}
      data-left={left.length}
      className="flex flex-col gap-3 max-md:contents"
    >
      {next && (
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 rounded-card border-2 border-primary-7 bg-primary-1 p-4 max-md:-order-1 max-md:grid-cols-1 max-md:p-3">
          <strong
            data-next-bin={isItem(next) ? undefined : next.binCode}
            data-next-item={isItem(next) ? next.code : undefined}
            className="font-mono text-[clamp(36px,6.4vh,72px)] leading-none max-md:text-[36px]"
          >
            <Place stop={next} />
          </strong>
          <div className="min-w-0">
            <span className="text-small text-muted">{t('pick.next')}</span>
            <Facts stop={next} isLarge />
          </div>
        </div>
      )}
      <p className="text-body font-semibold">{t('pick.left', { left: left.length, count })}</p>
      <ol className="flex flex-col">
        {left.slice(1, maxShown).map((stop) => (
          <Row key={keyOfStop(stop)} stop={stop} />
        ))}
        {left.length > maxShown && (
          <li className="py-1.5 text-small text-muted">{t('more', { left: left.length - maxShown })}</li>
        )}
        {waiting.slice(0, maxShown).map((stop) => (
          <Row key={keyOfStop(stop)} stop={stop} mark={t('pick.waitsForPerson')} />
        ))}
        {waiting.length > maxShown && (
          <li className="py-1.5 text-small text-muted">{t('more', { left: waiting.length - maxShown })}</li>
        )}
      </ol>
    </section>
  );
}

const Row = ({ stop, mark }: { readonly stop: Stop; readonly mark?: string }) => (
  <li
    {...(isItem(stop) ? { 'data-wave-item': stop.code } : { 'data-wave-parcel': stop.courierNumber })}
    className="grid grid-cols-[minmax(110px,auto)_1fr_auto] items-center gap-x-4 border-b border-line py-1.5"
  >
    <span className="font-mono text-lead whitespace-nowrap">
      <Place stop={stop} />
    </span>
    <Facts stop={stop} />
    {mark && <span className="text-small text-warning">{mark}</span>}
  </li>
);

/** Bin of a parcel, or the quantity of stock goods. */
function Place({ stop }: { readonly stop: Stop }) {
  const { t } = useTranslation('packing');
  if (isItem(stop)) return t('pack.times', { count: stop.quantity });
  return stop.binCode || t('pick.noBin');
}

function Facts({ stop, isLarge = false }: { readonly stop: Stop; readonly isLarge?: boolean }) {
  const { i18n } = useTranslation('packing');
  const { weight } = measuresIn(i18n.language);
  const { weightGrams, memberCode, orderNumber } = stop;
  const facts = [
    isItem(stop) ? stop.name : stop.goodsName,
    weightGrams !== null && weight(weightGrams),
    memberCode,
    orderNumber,
  ];
  return (
    <span className="flex min-w-0 flex-col">
      <span className={`truncate font-mono ${isLarge ? 'text-heading max-md:text-lead' : 'text-body'}`}>
        {labelOf(stop)}
      </span>
      <span className="truncate text-small text-muted">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function labelOf(stop: Stop): string {
  if (isItem(stop)) return stop.code;
  return stop.piece > 1 ? `${stop.courierNumber} (${stop.piece})` : stop.courierNumber;
}
