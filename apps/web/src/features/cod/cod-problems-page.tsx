import type { CodProblemRow } from '@onehaul/contract/cod';
import { type CodProblem, codProblems } from '@onehaul/domain/cod/problem';
import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { useProblemColumns } from './cod-columns.tsx';
import { CodFrame } from './cod-frame.tsx';
import { problemListName, problemOf } from './cod-input.ts';

const OpenCod = lazyPart(async () => ({ default: (await import('./open-rows.client.tsx')).OpenCod }));

type Props = {
  readonly list: { readonly items: readonly CodProblemRow[]; readonly total: number };
  /** Of each problem, whichever is chosen. */
  readonly counts: Readonly<Record<CodProblem, number>>;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

/** /cod/problem: orders that need the seller or staff. */
export function CodProblemsPage({ list, counts, rows, hidden }: Props) {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const [address] = useSearchParams();
  const problem = problemOf(address.get('problem'));
  return (
    <CodFrame title={seller('tab.codProblems')}>
      <OwnList<CodProblemRow>
        name={problemListName}
        title={seller('tab.codProblems')}
        sentence={problem ? t(`problem.${problem}Text`) : t('problems.sentence')}
        tabs={stageTabs({
          filter: 'problem',
          label: t('problems.kinds'),
          stages: codProblems,
          counts,
          nameOf: (one) => (one === 'all' ? t('stage.all') : t(`problem.${one}`)),
          emptyOf: (one) => ({
            title: t('list.emptyStageTitle', { stage: t(`problem.${one}`) }),
            text: t('problems.emptyText'),
          }),
        })}
        list={list}
        rows={rows}
        hidden={hidden}
        columns={useProblemColumns()}
        // An order may appear once per problem.
        keyOf={(row) => `${row.id}-${row.problem}`}
        empty={{ title: t('problems.emptyTitle'), text: t('problems.emptyText') }}
        drawer={(open, close) => <OpenCod open={open} rows={list.items} onClose={close} />}
      />
    </CodFrame>
  );
}
