import type { Video } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

/** Formats a duration as m:ss. */
const lengthText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Videos open in the browser's own player: embedding requires captions, which shops do not provide. */
export function VideoList({ videos }: { readonly videos: readonly Video[] }) {
  const { t } = useTranslation('storefront');
  return (
    <section aria-label={t('teach.videos')} className="print:hidden">
      <ul className="grid gap-6 sm:grid-cols-2">
        {videos.map(({ id, title, videoUrl, posterUrl, seconds }) => (
          <li key={id}>
            <a href={videoUrl} className="group block">
              <span className="relative flex aspect-video items-center justify-center overflow-hidden rounded-card bg-primary-3">
                {posterUrl && (
                  <img
                    src={posterUrl}
                    alt=""
                    width={640}
                    height={360}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                )}
                <span className="absolute flex size-14 items-center justify-center rounded-full bg-primary-7 text-on-primary">
                  <Icon name="play" className="size-6" />
                </span>
              </span>
              <span className="mt-2 flex justify-between gap-4 text-small">
                <span className="font-medium group-hover:underline">{title}</span>
                <span className="text-muted">{lengthText(seconds)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
