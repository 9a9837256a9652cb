import { platformAnnouncementCalls } from '@onehaul/contract/console/platform-announcements';
import { pickText } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { useLocalStorage } from '@onehaul/workbench/use-local-storage';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useTranslator } from '../../app/language.ts';

/** With the server's 15 seconds an announcement is seen within a minute. */
const pollMs = 30_000;
/** Ids of closed announcements that are remembered. */
const maxClosed = 50;
const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const looks = {
  info: 'border-line bg-sunken',
  maintenance: 'border-warning bg-warning-ground',
} as const;

/** Announcements of the operator, each until this browser's user closes it. */
export function AnnouncementBar() {
  const { t } = useTranslation('console');
  const { language } = useTranslator();
  const [closed, setClosed] = useLocalStorage('announcements.closed', isIds, []);
  const { data } = useQuery({
    queryKey: ['liveAnnouncements'],
    queryFn: ({ signal }) => callApi(platformAnnouncementCalls.live, {}, { signal }),
    refetchInterval: pollMs,
    staleTime: pollMs,
    retry: false,
  });
  return data?.items
    .filter(({ id }) => !closed.includes(id))
    .map(({ id, texts, severity }) => (
      <div
        key={id}
        className={`mb-5 flex items-start justify-between gap-3 rounded-card border px-4 py-3 text-small ${looks[severity]}`}
      >
        <output>{pickText(texts, language, 'en')}</output>
        <button
          type="button"
          aria-label={t('announcement.close')}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-control hover:bg-primary-2"
          onClick={() => setClosed([id, ...closed].slice(0, maxClosed))}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    ));
}
