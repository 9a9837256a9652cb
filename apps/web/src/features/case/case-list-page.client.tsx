import { caseCalls, type CaseRow } from '@onehaul/contract/case';
import { caseKinds, caseTabs } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { casesKey } from '../../app/portal/case-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useCaseColumns } from './case-columns.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { loadCases, openedByLink, readCasePrefill, withoutCasePrefill } from './case-query.ts';
import { OpenCaseDialog } from './open-case-dialog.tsx';

const keyOf = ({ id }: CaseRow) => String(id);

/** /member/case: the member's cases, grouped by whose turn it is. */
export function CaseListPage() {
  const { t } = useTranslation('case');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useCaseColumns(isNarrow);
  const [address, setAddress] = useSearchParams();
  const { data } = useQuery({
    queryKey: [...casesKey, 'count'],
    queryFn: () => send(caseCalls.list, { pageIndex: 1, pageRows: 1 }),
  });
  const counts = data?.counts;
  const tab = caseTabs.find((one) => one === address.get('tab'));
  const wanted = readCasePrefill(address);

  useEffect(() => {
    const opened = openedByLink(address);
    if (opened) setAddress(opened, { replace: true, preventScrollReset: true });
  }, [address, setAddress]);

  const load = useCallback((query: ListQuery) => loadCases(send, query), [send]);
  const begin = () => {
    const next = new URLSearchParams(address);
    next.set('new', '');
    next.delete('open');
    setAddress(next, { preventScrollReset: true });
  };
  const total = counts && caseTabs.reduce((sum, one) => sum + counts[one], 0);
  const openButton = (
    <Button type="primary" data-open-case onClick={begin}>
      {t('open.do')}
    </Button>
  );

  return (
    <>
      <PrivateHead title={member('title.cases')} />
      <ListPage<CaseRow>
        name={casesKey[0]!}
        title={member('title.cases')}
        sentence={t('list.sentence')}
        action={openButton}
        isTall
        isNarrow={isNarrow}
        maxPageSize={50}
        countTabs={{
          name: 'tab',
          label: t('list.tabs'),
          choices: [
            { value: '', label: t('tab.all'), count: total },
            ...caseTabs.map((one) => ({ value: one, label: t(`tab.${one}`), count: counts?.[one] })),
          ],
        }}
        filters={[
          {
            name: 'kind',
            label: t('column.kind'),
            options: caseKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={
          tab
            ? { title: t(`empty.${tab}`), text: t(`empty.${tab}Text`) }
            : { title: t('empty.title'), text: t('empty.text') }
        }
        drawer={{
          title: t('drawer.title'),
          show: (key, row) => <CaseDrawer key={key} id={Number(key)} row={row} />,
        }}
      />
      {wanted && (
        <OpenCaseDialog
          wanted={wanted}
          onClose={(openedId) => {
            const next = withoutCasePrefill(new URLSearchParams(location.search));
            if (openedId !== undefined) next.set('open', String(openedId));
            setAddress(next, { preventScrollReset: true });
          }}
        />
      )}
    </>
  );
}
