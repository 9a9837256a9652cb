import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Props<Data> = {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query: { data, error, refetch }, children }: Props<Data>) {
  if (error && !data)
    return (
      <div className="rounded-card border border-line bg-surface">
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  return data ? children(data) : <Skeleton active paragraph={{ rows: 8 }} />;
}
