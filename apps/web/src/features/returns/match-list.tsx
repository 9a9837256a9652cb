import type { ReturnMatch } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Moment } from '../../app/portal/moment.tsx';
import type { LocalLine } from './redispatch-page.tsx';

type Props = {
  readonly matches: readonly ReturnMatch[];
  readonly linesOf: (warehouseId: number) => readonly LocalLine[];
  readonly onTake: (match: ReturnMatch) => void;
};

/** Orders waiting for goods that lie returned, oldest first: the cheapest way to reuse them. */
export function MatchList({ matches, linesOf, onTake }: Props) {
  const { t } = useTranslation('returns');
  return (
    <section className="grid gap-3" aria-labelledby="matches">
      <div>
        <h2 id="matches" className="text-lead font-semibold">
          {t('again.matches')}
        </h2>
        <p className="text-small text-muted">
          {t(matches.length > 0 ? 'again.matchesHint' : 'again.noMatches')}
        </p>
      </div>
      {matches.length > 0 && (
        <ul className="grid gap-3 xl:grid-cols-2">
          {matches.map((match) => (
            <Card key={`${match.orderId} ${match.warehouseId}`} as="li" className="grid gap-3 p-4">
              <Match match={match} hasLine={linesOf(match.warehouseId).length > 0} onTake={onTake} />
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}

type MatchProps = {
  readonly match: ReturnMatch;
  readonly hasLine: boolean;
  readonly onTake: Props['onTake'];
};

function Match({ match, hasLine, onTake }: MatchProps) {
  const { t } = useTranslation('returns');
  const { orderNumber, clientNumber, receiverName, warehouseName, items, createdAt } = match;
  return (
    <div data-match={orderNumber} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="grid min-w-0 gap-1 text-small">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <code className="font-mono font-medium">{orderNumber}</code>
          {clientNumber && <span className="text-muted">{clientNumber}</span>}
          <span>{receiverName}</span>
        </span>
        <ul className="grid gap-0.5">
          {items.map(({ skuId, goodsName, quantity, returned }) => (
            <li key={skuId} className="flex flex-wrap gap-x-2">
              <span>
                {goodsName} × {quantity}
              </span>
              <span className="text-muted">{t('again.ofReturned', { returned, quantity })}</span>
            </li>
          ))}
        </ul>
        <span className="text-caption text-muted">
          {warehouseName} · {t('again.ordered')} <Moment at={createdAt} />
        </span>
      </div>
      {hasLine ? (
        <Button
          className="max-sm:w-full"
          aria-label={t('again.takeOf', { number: orderNumber })}
          onClick={() => onTake(match)}
        >
          {t('again.take')}
        </Button>
      ) : (
        <span className="text-caption text-muted">{t('again.noLine')}</span>
      )}
    </div>
  );
}
