import { Skeleton } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useQueryClient } from '@tanstack/react-query';

type Props = {
  /** Name of the `ListPage` that loads the row. */
  readonly list: string;
  readonly title: string;
  readonly text: string;
  /** Lines of the skeleton. */
  readonly lines: number;
};

/** Drawer of a row that its list does not have: a skeleton while the list loads, then that it is gone. */
export function MissingRow({ list, title, text, lines }: Props) {
  const isListed = useQueryClient().isFetching({ queryKey: [list, 'list'] }) === 0;
  if (!isListed) return <Skeleton active paragraph={{ rows: lines }} />;
  return <ListMessage icon="search" title={title} text={text} />;
}
