import type { AuditRow } from '@onehaul/contract/console/audit';
import { staffCalls } from '@onehaul/contract/console/staff';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';

/** Staff names by id: the full list with permission to read it, else those seen in the loaded log entries. */
export function useStaffNames(rows: readonly AuditRow[]): ReadonlyMap<number, string> {
  const mayRead = useHasPermission('staff:read');
  const { data } = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: ({ signal }) =>
      callApi(staffCalls.list, { search: '', pageIndex: 1, pageRows: 100 }, { signal }),
    enabled: mayRead,
  });
  return useMemo(() => {
    const seen = rows.flatMap(({ staffId, staffName }): [number, string][] =>
      staffId === null ? [] : [[staffId, staffName]],
    );
    const listed = (data?.items ?? []).map(({ id, name }): [number, string] => [id, name]);
    return new Map([...listed, ...seen].sort(([, one], [, other]) => one.localeCompare(other)));
  }, [rows, data]);
}
