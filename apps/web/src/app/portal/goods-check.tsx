import { type CustomsFinding, customsCalls, type SuggestedGoods } from '@onehaul/contract/customs';
import { isBlocking } from '@onehaul/domain/customs/check-goods';
import { maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import { moneyFormat } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button } from '@onehaul/workbench/antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from './use-debounced.ts';
import { useSendWithMessage } from './use-send-with-message.ts';

export type CheckedLine = {
  readonly names: readonly string[];
  readonly hsCode: string;
  readonly valueMinor: number;
};
export type GoodsCheck = {
  readonly findings: readonly CustomsFinding[];
  readonly suggestions: readonly SuggestedGoods[];
  readonly isBlocked: boolean;
  readonly hasFailed: boolean;
};

/** Longer than the pause between two keystrokes. */
const debounceMs = 350;

/** Checks goods against customs rules while the user types; without a country, only against global rules. */
export function useGoodsCheck(lines: readonly CheckedLine[], countryId: number | undefined): GoodsCheck {
  const send = useSendWithMessage();
  const { i18n } = useTranslation('customs');
  const asked = lines.slice(0, maxDeclaredGoods).map(({ names, hsCode, valueMinor }) => ({
    names: names.map((name) => name.trim().slice(0, 100)).filter((name) => name !== ''),
    hsCode: /^\d{0,10}$/.test(hsCode.trim()) ? hsCode.trim() : '',
    valueMinor: Math.max(0, valueMinor),
  }));
  const checkedJson = useDebounced(JSON.stringify([countryId ?? null, asked]), debounceMs);
  const [country, goods] = JSON.parse(checkedJson) as [number | null, typeof asked];
  const { data, error } = useQuery({
    queryKey: ['goodsCheck', i18n.language, checkedJson],
    queryFn: () =>
      send(customsCalls.check, { ...(country !== null && { countryId: country }), lines: goods }),
    enabled: goods.some(({ names }) => names.length > 0),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const findings = goods.some(({ names }) => names.length > 0) ? (data?.findings ?? []) : [];
  return {
    findings,
    suggestions: data?.suggestions ?? [],
    isBlocked: findings.some(isBlocking),
    hasFailed: error !== null && data === undefined,
  };
}

const tones = {
  stopWord: 'text-danger',
  refused: 'text-danger',
  document: 'text-warning',
  limit: 'text-ink',
  duty: 'text-ink',
} as const;

/** Customs findings, each with its source. */
export function GoodsFindings({ findings }: { readonly findings: readonly CustomsFinding[] }) {
  const { t, i18n } = useTranslation('customs');
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-caption">
      {findings.map(({ ruleId, kind, line, word, text, sourceUrl, validFrom, isOver, duty }) => (
        <li
          key={`${ruleId}-${line}`}
          data-finding={ruleId}
          data-kind={kind}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2"
        >
          <Icon
            name={isBlocking({ kind }) || isOver ? 'warning' : 'note'}
            className={`mt-0.5 size-4 ${isOver ? 'text-warning' : tones[kind]}`}
          />
          <span className="min-w-0">
            <span className={`font-semibold ${isOver ? 'text-warning' : tones[kind]}`}>
              {t(`kind.${kind}`)}
              {word && ` ${t('check.word', { word })}`}
            </span>{' '}
            {text} {isOver && <strong>{t('check.over')}. </strong>}
            {duty && (
              <strong className="tabular-nums">
                {t('check.duty', {
                  amount: moneyFormat(i18n.language, duty.currency).format(duty.amount),
                })}
                .{' '}
              </strong>
            )}
            <a
              href={sourceUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="whitespace-nowrap text-muted underline underline-offset-2"
            >
              {t('check.source')} ({t('check.since', { day: validFrom })})
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

const maxShown = 3;

/** Suggested goods names with HS codes, applied by a click; the declarant remains responsible for them. */
export function GoodsSuggestions({
  suggestions,
  onUse,
}: {
  readonly suggestions: readonly SuggestedGoods[];
  readonly onUse: (goods: SuggestedGoods) => void;
}) {
  const { t } = useTranslation('customs');
  if (suggestions.length === 0) return null;
  return (
    <div className="grid gap-1.5" data-suggestions>
      <p className="text-caption text-muted">
        <span className="font-medium text-ink">{t('suggest.title')}</span> · {t('suggest.note')}
      </p>
      <div className="flex flex-wrap gap-2">
        {suggestions.slice(0, maxShown).map((goods) => (
          <Button
            key={`${goods.hsCode}-${goods.nameEnglish}`}
            size="small"
            data-suggestion={goods.hsCode}
            aria-label={t('suggest.use', { name: goods.nameEnglish, hsCode: goods.hsCode })}
            onClick={() => onUse(goods)}
          >
            {goods.name === goods.nameEnglish ? goods.nameEnglish : `${goods.name} · ${goods.nameEnglish}`}
            <span className="text-muted tabular-nums">HS {goods.hsCode}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
