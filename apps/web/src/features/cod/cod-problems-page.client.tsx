import type { CodProblemRow } from '@onehaul/contract/cod';
import { codProblems } from '@onehaul/domain/cod/problem';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useCodColumns } from './cod-columns.tsx';
import { CodDrawer } from './cod-drawer.tsx';
import { ProblemMark } from './cod-marks.tsx';
import { loadProblems, problemCountQuery, problemOf } from './cod-queries.ts';
import { codLists } from './use-cod-change.ts';

const without = ['createdAt', 'shippedAt', 'receiver'];
/** An order may appear once per problem. */
const keyOf = ({ id, problem }: CodProblemRow) => `${id}-${problem}`;

/** /cod/problem: orders that need the seller or staff. */
export function CodProblemsPage() {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const [address] = useSearchParams();
  const { data: counts } = useQuery(problemCountQuery(send));
  const load = useCallback((query: ListQuery) => loadProblems(send, query), [send]);
  const state = useMemo<Column<CodProblemRow>>(
    () => ({
      key: 'problem',
      title: t('column.problem'),
      width: isNarrow ? 118 : 188,
      show: ({ problem, refusalReason, exception }) => (
        <span className="grid min-w-0 leading-tight">
          <ProblemMark problem={problem} />
          {!isNarrow && problem === 'refused' && (
            <span className="truncate text-caption text-muted">{refusalReason}</span>
          )}
          {!isNarrow && problem === 'exception' && exception && (
            <span className="truncate text-caption text-muted">{t(`exception.${exception}`)}</span>
          )}
        </span>
      ),
    }),
    [t, isNarrow],
  );
  const columns = useCodColumns<CodProblemRow>(isNarrow, { state, without });
  const problem = problemOf(address.get('problem'));
  const total = counts && codProblems.reduce((sum, one) => sum + counts[one], 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={seller('tab.codProblems')} />
      <SellerTabs tool="cashOnDelivery" />
      <ListPage<CodProblemRow>
        name={codLists.problems}
        title={seller('tab.codProblems')}
        sentence={problem ? t(`problem.${problem}Text`) : t('problems.sentence')}
        isTall
        isNarrow={isNarrow}
        countTabs={{
          name: 'problem',
          label: t('problems.kinds'),
          choices: [
            { value: '', label: t('stage.all'), count: total },
            ...codProblems.map((one) => ({ value: one, label: t(`problem.${one}`), count: counts?.[one] })),
          ],
        }}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('problems.emptyTitle'), text: t('problems.emptyText') }}
        drawer={{
          title: t('drawer.title'),
          show: (key, row) => <CodDrawer key={key} id={Number.parseInt(key, 10)} row={row} />,
        }}
      />
    </div>
  );
}
