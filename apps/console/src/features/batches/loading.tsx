import type { Batch, LoadedOrder } from '@onehaul/contract/console/batches';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Radio } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';
import { Link } from 'react-router';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';
import { ScanInput } from './scan-input.tsx';
import { LoadUnits } from './load-units.tsx';
import { shortUnit } from './short-unit.ts';
import { type Answer, useLoadScans } from './use-load-scans.ts';

const tones = {
  loaded: 'border-positive',
  moved: 'border-positive',
  unitChosen: 'border-information',
  unloaded: 'border-positive',
  again: 'border-warning',
  refused: 'border-danger',
} as const;

/** Loading station: a scan loads a box, and every order lists its missing boxes. */
export function LoadingStation({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('dispatch');
  const [isOut, setIsOut] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  // A unit closed in the meantime can no longer be the scan target.
  const unitId = batch.units.some(({ id, state }) => id === chosen && state === 'open') ? chosen : null;
  const { answer, scan } = useLoadScans(
    { shopId: batch.shopId, id: batch.id },
    { units: batch.units, unitId, choose: setChosen },
  );
  return (
    <section className="flex flex-col gap-3">
      <ScanInput label={t('load.scan')} hint={t('load.hint')} onScan={(code) => scan(code, isOut)} />
      <div className="flex flex-wrap items-center gap-3 text-small">
        <span id="scan-mode" className="text-muted">
          {t('load.mode')}
        </span>
        <Radio.Group
          aria-labelledby="scan-mode"
          optionType="button"
          value={isOut}
          onChange={(event) => setIsOut(event.target.value as boolean)}
          options={[
            { value: false, label: t('load.in') },
            { value: true, label: t('load.out') },
          ]}
        />
      </div>
      {!isOut && <LoadUnits batch={batch} unitId={unitId} onChoose={setChosen} />}
      <output data-answer={answer?.kind ?? 'none'} className="min-h-18">
        {answer && <AnswerPanel key={answer.key} answer={answer} />}
      </output>
    </section>
  );
}

function AnswerPanel({ answer }: { readonly answer: Answer }) {
  const { t } = useTranslation('dispatch');
  const { code } = answer;
  const detail = () => {
    if (answer.kind === 'refused') return answer.message;
    if (answer.kind === 'unitChosen') return '';
    if (answer.kind === 'unloaded') return t(answer.isOut ? 'load.outText' : 'load.unloadedText');
    const { number, loaded, boxes } = answer;
    return t('load.loadedText', { number, loaded, boxes });
  };
  return (
    <div className={`rounded-card border-s-8 border bg-surface px-5 py-3 ${tones[answer.kind]}`}>
      <p className="text-title font-semibold">{t(`load.${answer.kind}`, { code })}</p>
      <p className="text-lead">{detail()}</p>
    </div>
  );
}

/** Orders of a batch with their boxes; incomplete orders first. */
export function LoadedOrders({ batch }: { readonly batch: Batch }) {
  const { t, i18n } = useTranslation('dispatch');
  const { weight } = measuresIn(i18n.language);
  const { loaded, shopId } = batch;
  const hasUnits = batch.units.length > 0;
  if (loaded.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <ListMessage icon="note" title={t('load.noneTitle')} text={t('load.noneText')} />
      </div>
    );
  const head = 'px-4 py-2 font-medium whitespace-nowrap';
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-small" data-loaded={loaded.length}>
        <caption className="sr-only">{t('load.orders')}</caption>
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {t('field.number')}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {t('field.boxes')}
            </th>
            {hasUnits && (
              <th scope="col" className={`${head} text-start`}>
                {t('load.unitColumn')}
              </th>
            )}
            <th scope="col" className={`${head} text-start`}>
              {t('field.member')}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {t('field.billNumber')}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {t('field.weight')}
            </th>
          </tr>
        </thead>
        <tbody>
          {loaded.map((order) => (
            <tr key={order.id} data-order={order.number} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2 text-start font-mono font-regular whitespace-nowrap">
                <Link
                  to={`${paths.orders}?open=${keyInShop({ shopId, id: order.id })}`}
                  className="text-primary-9 underline"
                >
                  {order.number}
                </Link>
              </th>
              <td className="px-4 py-2 whitespace-nowrap">
                <Counted order={order} />
              </td>
              {hasUnits && (
                <td data-units className="px-4 py-2 font-mono whitespace-nowrap">
                  {order.unitNumbers.map(shortUnit).join(', ') || '-'}
                </td>
              )}
              <td className="px-4 py-2 font-mono whitespace-nowrap">{order.memberCode}</td>
              <td className="px-4 py-2 font-mono whitespace-nowrap">{order.carrierBillNumber ?? '-'}</td>
              <td className="px-4 py-2 text-end whitespace-nowrap tabular-nums">
                {weight(order.weightGrams)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Counted({ order }: { readonly order: LoadedOrder }) {
  const { t } = useTranslation('dispatch');
  const { boxes, loadedBoxes, exception } = order;
  const lacking = boxes - loadedBoxes;
  return (
    <span className="inline-flex items-center gap-3">
      <strong className="text-lead tabular-nums">
        {loadedBoxes} / {boxes}
      </strong>
      {exception ? (
        <StateMark tone="danger">{t(`exception.${exception}`)}</StateMark>
      ) : (
        <StateMark tone={lacking === 0 ? 'positive' : 'warning'}>
          {lacking === 0 ? t('load.complete') : t('load.lacks', { count: lacking })}
        </StateMark>
      )}
    </span>
  );
}
