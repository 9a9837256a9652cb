import { useTranslation } from '@onehaul/i18n/react';
import { loadTexts } from '../../app/load-texts.ts';
import { GoodsFindings } from '../../app/portal/goods-check.tsx';
import { useGoodsCheck } from '../../app/portal/use-goods-check.ts';

await loadTexts('customs');

type Props = { readonly names: readonly string[] };

/** Goods that cannot be forwarded from the warehouse. A warning only: they may be in transit already. */
export function CustomsWarning({ names }: Props) {
  const { t } = useTranslation('customs');
  const check = useGoodsCheck(
    names.map((name) => ({ names: [name], hsCode: '', valueMinor: 0 })),
    undefined,
  );
  const refused = check.findings.filter(({ kind }) => kind === 'refused');
  return (
    <div aria-live="polite" data-customs-warning={refused.length}>
      {refused.length > 0 && (
        <div className="grid gap-2 rounded-control border border-warning bg-warning-ground p-3">
          <p className="text-small">{t('check.forecast')}</p>
          <GoodsFindings findings={refused} />
        </div>
      )}
    </div>
  );
}
