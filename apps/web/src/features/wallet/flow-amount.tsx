import type { FlowRow } from '@onehaul/contract/wallet';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useCnyText } from '../../app/portal/money-text.tsx';

/** Formats before, change and after of a movement, in money or points. */
export function useFlowAmounts() {
  const { i18n } = useTranslation('wallet');
  const exact = useCnyText();
  const count = numberFormat(i18n.language, {});
  return (row: FlowRow) => {
    const isPoints = row.unit === 'points';
    const text = (minor: number, points: number) => (isPoints ? count.format(points) : exact(minor));
    const change = isPoints ? row.pointsChange : row.changeMinor;
    return {
      isIn: change > 0,
      change: `${change > 0 ? '+' : ''}${text(row.changeMinor, row.pointsChange)}`,
      before: text(row.beforeMinor, row.pointsBefore),
      after: text(row.afterMinor, row.pointsAfter),
    };
  };
}

/** The sign marks income; colour is secondary. */
export function FlowChange({ row }: { readonly row: FlowRow }) {
  const { change, isIn } = useFlowAmounts()(row);
  return <span className={`font-medium tabular-nums ${isIn ? 'text-positive' : ''}`}>{change}</span>;
}
