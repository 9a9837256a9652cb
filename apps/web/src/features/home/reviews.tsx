import type { ShownReviews } from '@onehaul/contract/review';
import { dateFormat, numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Stars } from '../../app/stars.tsx';
import { type Ground, Section } from './section.tsx';

type Props = { readonly shown: ShownReviews; readonly ground: Ground };

/** Reviews that the shop chose and their members allow, below the average of all. */
export function Reviews({ shown: { items, reviews, average }, ground }: Props) {
  const { t, i18n } = useTranslation('review');
  const month = dateFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const decimal = numberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Section title={t('title')} ground={ground}>
      {average !== null && (
        <p className="mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="text-title font-semibold text-primary-9">
            {t('average', { average: decimal.format(average) })}
          </span>
          <span className="text-small text-muted">{t('counted', { count: reviews })}</span>
        </p>
      )}
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {items.map(({ stars, words, maskedName, month: written, lineName }, index) => (
          <li key={index} className="flex">
            <figure className="grid w-full min-w-0 grid-rows-[auto_1fr_auto] gap-3 rounded-card border border-line bg-surface p-6">
              <Stars count={stars} label={t('starCount', { count: stars })} />
              <blockquote className="break-words" dir="auto">
                <p>{words}</p>
              </blockquote>
              <figcaption className="flex flex-wrap gap-x-3 gap-y-1 text-small text-muted">
                <span className="font-medium text-ink">{maskedName || t('member')}</span>
                <time dateTime={written}>{month.format(new Date(`${written}-01T00:00:00Z`))}</time>
                {lineName && <span>{lineName}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
