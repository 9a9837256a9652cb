import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

type Name = 'skuCount' | 'onHand' | 'reserved' | 'free' | 'onTheWay';

type Props<Some extends Name> = {
  readonly names: readonly Some[];
  readonly of: Readonly<Record<Some, number>>;
  /** Columns. */
  readonly className: string;
};

/** Numbers of pieces, each with its name. */
export function Figures<Some extends Name>({ names, of, className }: Props<Some>) {
  const { t, i18n } = useTranslation('stock');
  const { number } = measuresIn(i18n.language);
  return (
    <dl className={`grid gap-3 ${className}`}>
      {names.map((name) => (
        <div key={name} className="grid content-start gap-0.5" data-figure={name}>
          <dt className="text-caption text-muted">{t(`figure.${name}`)}</dt>
          <dd className="font-semibold tabular-nums">{number(of[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
