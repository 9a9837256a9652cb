import { useTranslation } from '@onehaul/i18n/react';

/** Placeholder in a table without rows. */
export const EmptyList = ({ text }: { readonly text: string }) => (
  <p className="py-4 text-small text-muted">{text}</p>
);

const bar = 'h-8 animate-pulse rounded-small bg-line motion-reduce:animate-none';

/** Placeholder while the first page of a list loads. */
export function ListSkeleton() {
  const { t } = useTranslation('member');
  return (
    <output className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} className={bar} />
      ))}
    </output>
  );
}
