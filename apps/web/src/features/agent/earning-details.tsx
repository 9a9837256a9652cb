import type { Earning } from '@onehaul/contract/agent';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/ui/detail-list';
import type { ReactNode } from 'react';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { usePart } from './agent-terms.tsx';
import { depthKey, EarningMark } from './earning-mark.tsx';

/** All figures behind an earning, in order of calculation. */
export function EarningDetails({ earning }: { readonly earning: Earning }) {
  const { t } = useTranslation('agent');
  const exact = useCnyText();
  const { state, voidFor, terms, minor, offsetMinor, owedMinor, availableAt } = earning;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <EarningMark state={state} />
        <p className="text-small text-muted">{t(voidFor ? `void.${voidFor}` : `stateText.${state}`)}</p>
      </div>
      <DetailList
        rows={[
          {
            key: 'order',
            label: t('column.order'),
            value: <code className="font-mono">{earning.orderNumber}</code>,
          },
          {
            key: 'buyer',
            label: t('column.buyer'),
            value: `${earning.maskedName} · ${t(depthKey(earning.depth))}`,
          },
          { key: 'freight', label: t('drawer.freight'), value: exact(terms.freightMinor) },
          { key: 'charged', label: t('drawer.charged'), value: exact(terms.chargedMinor) },
          { key: 'paid', label: t('drawer.paid'), value: exact(terms.paidMinor) },
          {
            key: 'base',
            label: t('drawer.base'),
            value: (
              <Sum amount={exact(earning.baseMinor)}>
                {terms.paidMinor < terms.chargedMinor &&
                  t('drawer.baseHow', {
                    freight: exact(terms.freightMinor),
                    paid: exact(terms.paidMinor),
                    charged: exact(terms.chargedMinor),
                  })}
              </Sum>
            ),
          },
          ...useRate(earning),
          ...(terms.uncutMinor === undefined
            ? []
            : [{ key: 'uncut', label: t('drawer.uncut'), value: exact(terms.uncutMinor) }]),
          {
            key: 'minor',
            label: t('drawer.minor'),
            value: <strong className="font-semibold tabular-nums">{exact(minor)}</strong>,
          },
          ...(offsetMinor > 0
            ? [{ key: 'offset', label: t('drawer.offset'), value: exact(offsetMinor) }]
            : []),
          ...(owedMinor > 0 ? [{ key: 'owed', label: t('drawer.owed'), value: exact(owedMinor) }] : []),
          { key: 'at', label: t('column.availableAt'), value: <Moment at={availableAt} /> },
        ]}
      />
      <p className="text-caption text-muted">{t('drawer.note')}</p>
    </div>
  );
}

const Sum = ({ amount, children }: { readonly amount: string; readonly children: ReactNode }) => (
  <>
    <span className="tabular-nums">{amount}</span>
    <span className="block text-caption text-muted tabular-nums">{children}</span>
  </>
);

/** Describes the commission rate under which the earning was made. */
function useRate({ terms, baseMinor }: Earning) {
  const { t, i18n } = useTranslation('agent');
  const exact = useCnyText();
  const part = usePart();
  const { model, bps = 0, kilogramMinor = 0, billedGrams = 0 } = terms;
  if (model === 'perKilogram') {
    const weight = measuresIn(i18n.language).weight(billedGrams);
    return [
      {
        key: 'rate',
        label: t('drawer.kilogram'),
        value: <Sum amount={weight}>{t('drawer.kilogramHow', { weight, amount: exact(kilogramMinor) })}</Sum>,
      },
    ];
  }
  return [
    {
      key: 'rate',
      label: t(model === 'margin' ? 'drawer.margin' : 'drawer.percent'),
      value: (
        <Sum amount={part(bps)}>{t('drawer.percentHow', { base: exact(baseMinor), part: part(bps) })}</Sum>
      ),
    },
  ];
}
