import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/ui/skeleton';

/** What a drawer will show, from top to bottom. */
type DrawerBlock = 'head' | 'actions' | 'photos' | 'card' | 'rows' | 'events';

const title = 'h-5 w-28';
const row = 'h-5 my-2 w-full';
/** Sizes of the parts they stand for: `DrawerPart`, `DetailList`, `EventTimeline`. */
const blocksOf: Readonly<Record<DrawerBlock, readonly string[]>> = {
  head: ['h-7 w-56 max-w-full', 'h-5 w-72 max-w-full mt-1'],
  actions: ['h-9 w-60 max-w-full rounded-control'],
  photos: ['aspect-[4/1] w-full rounded-control'],
  card: ['h-24 w-full rounded-card'],
  rows: [title, ...Array.from({ length: 6 }, () => row)],
  events: [title, ...Array.from({ length: 3 }, () => 'h-10 my-2 ms-5 w-3/5')],
};

/** Placeholder of a drawer with the layout of its content; only the first part is announced. */
export function DrawerSkeleton({ parts }: { readonly parts: readonly DrawerBlock[] }) {
  const { t } = useTranslation('member');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-drawer-skeleton>
      {parts.map((part, index) => (
        <Skeleton
          key={`${index}-${part}`}
          label={index === 0 ? t('loading') : ''}
          blocks={blocksOf[part]}
          className="grid"
        />
      ))}
    </div>
  );
}
