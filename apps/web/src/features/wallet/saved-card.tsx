import type { BankCard } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { useState } from 'react';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { useAct } from '../../app/use-act.ts';
import { CardEnd } from './card-end.tsx';
import { useCardName } from './card-name.ts';
import { useWalletActs } from './use-wallet-acts.ts';

type Props = {
  readonly card: BankCard;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRemoved: () => void;
};

/** A selectable card; its removal is confirmed in place. */
export function SavedCard({ card, name, isChosen, onChoose, onRemoved }: Props) {
  const { t } = useTranslation('wallet');
  const formatInstant = useFormatInstant();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div
      data-card={card.tail}
      className={`grid gap-2 rounded-control border px-3 py-2 ${isChosen ? 'border-primary-7 bg-primary-1' : 'border-line'}`}
    >
      <div className="flex items-center gap-3">
        <label className="grid min-w-0 grow cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-small leading-tight">
          <input
            type="radio"
            name={name}
            checked={isChosen}
            onChange={onChoose}
            className="row-span-2 size-4.5 accent-primary-7"
          />
          <span className="font-medium break-words">{card.bankName}</span>
          <span className="text-caption text-muted">
            <CardEnd tail={card.tail} />
            {' · '}
            {card.isNew ? t('stepWait.newCard', { time: formatInstant(card.payableFrom) }) : card.holder}
          </span>
        </label>
        {!isRemoving && (
          <Button
            variant="quiet"
            size="small"
            className="shrink-0 whitespace-nowrap"
            onClick={() => setRemoving(true)}
          >
            {t('removeCard')}
          </Button>
        )}
      </div>
      {isRemoving && <Removing card={card} onKeep={() => setRemoving(false)} onRemoved={onRemoved} />}
    </div>
  );
}

type RemovingProps = {
  readonly card: BankCard;
  readonly onKeep: () => void;
  readonly onRemoved: () => void;
};

function Removing({ card, onKeep, onRemoved }: RemovingProps) {
  const { t } = useTranslation('wallet');
  const loadActs = useWalletActs();
  const cardName = useCardName();
  const remove = useAct(
    async () => {
      await (await loadActs()).removeCard(card.id);
      // Before the page is loaded again without the card.
      onRemoved();
    },
    { done: () => t('removed') },
  );
  return (
    <div className="grid gap-2 text-small">
      <p className="font-medium">{t('removeCardTitle', { target: cardName(card) })}</p>
      <p className="text-muted">{t('removeCardText')}</p>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="danger"
          isBusy={remove.isPending}
          onClick={() => remove.start(undefined)}
        >
          {t('removeCard')}
        </Button>
        <Button size="small" variant="secondary" disabled={remove.isPending} onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
