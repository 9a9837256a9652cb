import { isUnusualRate } from '@onehaul/domain/money';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import type { NoteProps } from '../kit/screen.ts';

const isRate = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** Old and new rate side by side, because a mistyped digit costs money. */
export function RateNote({ values: { code, exchangeRate: typed }, record }: NoteProps) {
  const { t, i18n } = useTranslation('studio');
  const rate = numberFormat(i18n.language, { maximumFractionDigits: 8 });
  const percent = numberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const saved = record?.values.exchangeRate;
  const sentence = (value: unknown) =>
    isRate(value) ? t('rate.worth', { rate: rate.format(value), code: String(code) }) : '-';
  if (code === 'CNY') return <Alert type="info" title={t('rate.yuan')} />;
  if (!isRate(typed) || code === '') return null;
  const isUnusual = isRate(saved) && isUnusualRate(saved, typed);
  return (
    <div data-rate-note>
      <DetailList
        rows={[
          ...(isRate(saved) ? [{ key: 'before', label: t('rate.before'), value: sentence(saved) }] : []),
          { key: 'after', label: t('rate.after'), value: <strong>{sentence(typed)}</strong> },
          ...(isRate(saved)
            ? [{ key: 'difference', label: t('rate.difference'), value: percent.format(typed / saved - 1) }]
            : []),
        ]}
      />
      {isUnusual && <Alert className="mt-2" type="warning" showIcon title={t('rate.large')} />}
    </div>
  );
}
