import type { CaseRow } from '@onehaul/contract/case';
import { caseKinds, type CaseTab, caseTabs } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useCaseColumns } from './case-columns.tsx';
import { caseRowChoices, readCasePrefill, withoutCasePrefill } from './case-input.ts';

const OpenedCase = lazyPart(async () => ({ default: (await import('./open-case.client.tsx')).OpenedCase }));

type Props = {
  readonly list: { readonly items: readonly CaseRow[]; readonly total: number };
  readonly counts: Readonly<Record<CaseTab, number>>;
  /** Time of the query. */
  readonly now: Date;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
};

export const caseListName = 'cases';
const keyOf = ({ id }: CaseRow) => String(id);

/** /member/case: the member's cases, grouped by whose turn it is. */
export function CaseListPage({ list, counts, now, rows, hidden }: Props) {
  const { t } = useTranslation('case');
  const { t: member } = useTranslation('member');
  const columns = useCaseColumns(now);
  const [address, setAddress] = useSearchParams();
  const wanted = readCasePrefill(address);
  const openAction = <OpenLink address={address} />;

  function closeForm(openedId?: number) {
    const next = withoutCasePrefill(new URLSearchParams(location.search));
    if (openedId !== undefined) next.set('open', String(openedId));
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <PrivateHead title={member('title.cases')} />
      <OwnList<CaseRow>
        name={caseListName}
        title={member('title.cases')}
        sentence={t('list.sentence')}
        action={openAction}
        tabs={stageTabs({
          filter: 'tab',
          label: t('list.tabs'),
          stages: caseTabs,
          counts,
          nameOf: (tab) => t(`tab.${tab}`),
          emptyOf: (tab) => ({ title: t(`empty.${tab}`), text: t(`empty.${tab}Text`) }),
        })}
        filters={[
          {
            name: 'kind',
            label: t('column.kind'),
            options: caseKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          },
        ]}
        list={list}
        rows={rows}
        rowChoices={caseRowChoices}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        empty={{ title: t('empty.title'), text: t('empty.text'), action: openAction }}
        isWorking={wanted !== undefined}
        drawer={(open, close) => (
          <OpenedCase open={open} wanted={wanted} rows={list.items} onClose={close} onCloseForm={closeForm} />
        )}
      />
    </>
  );
}

/** Opens the form by its address, so that it also opens before the script has loaded. */
function OpenLink({ address }: { readonly address: URLSearchParams }) {
  const { t } = useTranslation('case');
  const search = withoutCasePrefill(address);
  search.set('new', '');
  search.delete('open');
  return (
    <LinkButton to={{ search: `?${search}` }} preventScrollReset data-open-case>
      {t('open.do')}
    </LinkButton>
  );
}
