import type { CustomsFinding, SuggestedGoods } from '@onehaul/contract/customs';
import { isBlocking } from '@onehaul/domain/customs/check-goods';
import { moneyFormat } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';

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
            variant="secondary"
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
