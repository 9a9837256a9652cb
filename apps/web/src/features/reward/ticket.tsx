import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';
import { useCouponText } from '../../app/portal/coupon-text.ts';
import { useApproximateText, useCnyText } from '../../app/portal/money-text.tsx';
import { useTermsText } from './coupon-terms.ts';

type Props = {
  readonly of: {
    readonly name: string;
    readonly minor: number;
    readonly percent: number;
    readonly lineNames: readonly string[];
    readonly levelNames: readonly string[];
    readonly leastMinor: number;
    readonly leastGrams: number;
  };
  /** No longer usable. */
  readonly isPast?: boolean;
  /** Data attribute that identifies the ticket. */
  readonly mark: Readonly<Record<`data-${string}`, number>>;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
};

/** Coupon or campaign as a ticket: discount left of the perforation, terms right of it. */
export function Ticket({ of, isPast = false, mark, note, action }: Props) {
  const { name, minor, percent } = of;
  const { t } = useTranslation('reward');
  const exact = useCnyText();
  const about = useApproximateText();
  const terms = useTermsText();
  const { percentOf, upTo, restrictionsOf } = useCouponText();
  return (
    <li
      {...mark}
      className="grid grid-cols-[minmax(7rem,2fr)_minmax(0,5fr)] overflow-hidden rounded-card border border-line bg-surface"
    >
      <div
        className={`grid content-center justify-items-center gap-0.5 border-e border-dashed border-line-strong px-3 py-4 text-center ${
          isPast ? 'bg-page text-muted' : 'bg-primary-2 text-primary-9'
        }`}
      >
        <span className="text-caption">{t('coupon.off')}</span>
        <span className="text-title font-semibold tabular-nums">
          {percent > 0 ? percentOf(percent) : exact(minor)}
        </span>
        {percent > 0 && <span className="text-caption">{upTo(minor)}</span>}
        {about(minor) && <span className="text-caption">{about(minor)}</span>}
      </div>
      <div className="flex flex-col gap-1 px-4 py-3 text-small">
        <p className={`font-semibold ${isPast ? 'text-muted' : ''}`}>{name}</p>
        <p className="text-muted">{terms(of)}</p>
        {restrictionsOf(of).map((text) => (
          <p key={text} className="text-muted" data-restriction>
            {text}
          </p>
        ))}
        {note}
        {action && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">{action}</div>
        )}
      </div>
    </li>
  );
}
