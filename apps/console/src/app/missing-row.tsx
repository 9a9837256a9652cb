import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useQueryClient } from '@tanstack/react-query';
import { useHandledRow } from './handled-row.tsx';

type Props = {
  /** Name of the `ListPage` that loads the row. */
  readonly list: string;
  readonly title: string;
  readonly text: string;
  /** Lines of the skeleton. */
  readonly lines: number;
};

/**
 * Drawer of a row that its list does not have: a skeleton while the list loads, then that it is gone, or done
 * where the reader changed it.
 */
export function MissingRow({ list, title, text, lines }: Props) {
  const isListed = useQueryClient().isFetching({ queryKey: [list, 'list'] }) === 0;
  const { isHandled } = useHandledRow();
  const { t } = useTranslation('console');
  if (!isListed) return <Skeleton active paragraph={{ rows: lines }} />;
  if (isHandled) return <ListMessage icon="check" title={t('handled.title')} text={t('handled.text')} />;
  return <ListMessage icon="search" title={title} text={text} />;
}
