import { maxUnreadStaffNotices } from '@onehaul/contract/console/staff-notices';
import { useTranslation } from '@onehaul/i18n/react';
import { useUnread } from './use-unread.ts';

type Props = { readonly onOpen: () => void; readonly className: string };

/** Opens the user's notices and shows how many are unread. */
export function NoticeBell({ onOpen, className }: Props) {
  const { t } = useTranslation('staffNotice');
  const unread = useUnread();
  return (
    <button
      type="button"
      aria-label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.open')}
      data-unread={unread}
      onClick={onOpen}
      className={`inline-flex shrink-0 items-center justify-center rounded-control hover:bg-primary-2 ${className}`}
    >
      <span className="relative">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="size-5"
        >
          <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 20.5h4" />
        </svg>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-2.5 -top-2 min-w-4.5 rounded-full bg-danger px-1 text-center text-caption leading-[18px] font-semibold text-page tabular-nums"
          >
            {unread < maxUnreadStaffNotices ? unread : `${maxUnreadStaffNotices - 1}+`}
          </span>
        )}
      </span>
    </button>
  );
}
