import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button } from '@onehaul/workbench/antd';

/** The list with one entry moved by one place. */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const others = items.filter((_, index) => index !== place);
  return [...others.slice(0, place + by), items[place]!, ...others.slice(place + by)];
}

type Props = {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
};

/** Moves an entry of a list up or down. */
export function MoveButtons({ name, place, count, onMove }: Props) {
  const { t } = useTranslation('studio');
  return (
    <span className="flex gap-1">
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          type="text"
          size="small"
          disabled={by === -1 ? place === 0 : place === count - 1}
          aria-label={t(by === -1 ? 'moveUp' : 'moveDown', { name })}
          icon={<Icon name="up" className={`size-4 ${by === 1 ? 'rotate-180' : ''}`} />}
          onClick={() => onMove(by)}
        />
      ))}
    </span>
  );
}
