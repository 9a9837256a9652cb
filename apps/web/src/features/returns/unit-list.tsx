import type { ReturnedUnit } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { ListMessage } from '@onehaul/ui/list-message';
import { Moment } from '../../app/portal/moment.tsx';
import type { LocalLine } from './redispatch-page.tsx';

type Props = {
  readonly units: readonly ReturnedUnit[];
  readonly linesOf: (warehouseId: number) => readonly LocalLine[];
  readonly onSend: (unit: ReturnedUnit) => void;
};

/** Returned goods ready to send, the longest stored first. */
export function UnitList({ units, linesOf, onSend }: Props) {
  const { t } = useTranslation('returns');
  return (
    <section className="grid gap-3" aria-labelledby="units">
      <h2 id="units" className="text-lead font-semibold">
        {t('again.units')}
      </h2>
      {units.length === 0 ? (
        <Card>
          <ListMessage icon="note" as="h3" title={t('again.noUnits')} text={t('again.noUnitsHint')} />
        </Card>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {units.map((unit) => (
              <li
                key={`${unit.warehouseId} ${unit.skuId} ${unit.returnId}`}
                data-unit={unit.skuCode || unit.returnNumber}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
              >
                <div className="grid min-w-0 gap-0.5 text-small">
                  <span className="font-medium">
                    {unit.goodsName} × <span className="tabular-nums">{unit.left}</span>
                  </span>
                  <span className="text-caption text-muted">
                    {unit.skuId === null ? t('again.whole', { number: unit.returnNumber }) : unit.skuCode}
                    {' · '}
                    {unit.warehouseName} · {t('again.since')} <Moment at={unit.since} />
                  </span>
                </div>
                {linesOf(unit.warehouseId).length > 0 ? (
                  <Button
                    variant="secondary"
                    className="max-sm:w-full"
                    data-send
                    aria-label={t('again.sendOf', { goods: unit.goodsName })}
                    onClick={() => onSend(unit)}
                  >
                    {t('again.send')}
                  </Button>
                ) : (
                  <span className="text-caption text-muted">{t('again.noLine')}</span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
