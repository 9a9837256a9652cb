import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { LatePopover } from './late-popover.tsx';
import type { ListParts, ViewsPanelProps } from './list-view.ts';

type Props = ViewsPanelProps & Pick<ListParts, 'ViewsPanel'>;

/** Saved views of a list: the button names the current one and says whether it was changed. */
export function ViewsMenu({ ViewsPanel, ...props }: Props) {
  const { t } = useTranslation('workbench');
  const { current, isChanged } = props;
  return (
    <LatePopover
      id="list-views"
      trigger={
        <span className="flex items-center gap-1.5">
          <span className="max-w-44 truncate">{current?.name ?? t('views.title')}</span>
          {current && isChanged && <span className="text-caption text-muted">{t('views.changed')}</span>}
          <Icon name="down" className="size-3.5 shrink-0 text-muted" />
        </span>
      }
      triggerClassName={`min-h-control rounded-control border border-line-strong px-3 text-small hover:bg-primary-2 ${current ? 'font-medium' : ''}`}
      panelClassName="p-2"
    >
      {(onFail) => <ViewsPanel {...props} onFail={onFail} fallback={<span className="block h-40 w-80" />} />}
    </LatePopover>
  );
}
