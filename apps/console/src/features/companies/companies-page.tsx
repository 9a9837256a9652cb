import { type Company, companyCalls } from '@onehaul/contract/console/companies';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useModuleWords } from './module-words.ts';

const load = ({ page, rows }: ListQuery, signal: AbortSignal) =>
  callApi(companyCalls.list, { pageIndex: page, pageRows: rows }, { signal });
const keyOf = ({ tenantId }: Company) => String(tenantId);

export function CompaniesPage() {
  const { t } = useTranslation('console');
  const columns = useMemo<Column<Company>[]>(
    () => [
      { key: 'name', title: t('companies.name'), isFixed: true, show: ({ name }) => name },
      {
        key: 'shops',
        title: t('companies.shops'),
        show: ({ shops }) => shops.map(({ name }) => name).join(t('list.comma')),
      },
      {
        key: 'hosts',
        title: t('companies.hosts'),
        show: ({ shops }) => shops.flatMap(({ hosts }) => hosts).join(', '),
      },
      {
        key: 'staff',
        title: t('companies.staff'),
        width: 140,
        align: 'end',
        show: ({ staffCount }) => staffCount,
      },
      {
        key: 'members',
        title: t('companies.members'),
        width: 140,
        align: 'end',
        show: ({ memberCount }) => memberCount,
      },
    ],
    [t],
  );
  return (
    <>
      <PageTitle>{t('page.companies')}</PageTitle>
      <ListPage
        name="companies"
        title={t('page.companies')}
        sentence={t('companies.sentence')}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={50}
        load={load}
        empty={{ title: t('companies.emptyTitle'), text: t('companies.emptyText') }}
        drawer={{ title: t('companies.one'), show: (_key, company) => <Details company={company} /> }}
      />
    </>
  );
}

function Details({ company }: { readonly company: Company | undefined }) {
  const { t } = useTranslation('console');
  const wordsOf = useModuleWords();
  if (!company) {
    return (
      <ListMessage icon="search" title={t('companies.missingTitle')} text={t('companies.missingText')} />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-lead font-semibold">{company.name}</h2>
      {company.shops.map(({ id, name, hosts, modules }) => (
        <section key={id} className="flex flex-col gap-1">
          <h3 className="text-small font-semibold">{name}</h3>
          <DetailList
            rows={[
              {
                key: 'hosts',
                label: t('companies.hosts'),
                value: (
                  <ul className="font-mono">
                    {hosts.map((host) => (
                      <li key={host}>{host}</li>
                    ))}
                  </ul>
                ),
              },
              {
                key: 'modules',
                label: t('companies.modules'),
                value: modules.map(wordsOf).join(t('list.comma')),
              },
            ]}
          />
        </section>
      ))}
    </div>
  );
}
