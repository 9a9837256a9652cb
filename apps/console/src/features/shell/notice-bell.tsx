import { maxUnreadStaffNotices } from '@onehaul/contract/console/staff-notices';
import { useTranslation } from '@onehaul/i18n/react';
import { Outline } from '@onehaul/ui/icon';
import { useUnread } from './use-unread.ts';

const shape = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 20.5h4';

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
        <Outline shape={shape} />
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
