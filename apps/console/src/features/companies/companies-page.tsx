import { type Company, companyCalls } from '@onehaul/contract/console/companies';
import { healthMarks } from '@onehaul/domain/company-health';
import { type TenantState, tenantStates } from '@onehaul/domain/tenant';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { SecretOnce } from '@onehaul/workbench/secret-once';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { usePlanWords } from './plan-words.ts';
import { AddCompanyForm } from './add-company-form.tsx';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyState } from './company-state.tsx';
import { HealthMark } from './health-mark.tsx';

const load = ({ search, page, rows, filters }: ListQuery, signal: AbortSignal) => {
  const state = tenantStates.find((one): one is TenantState => one === filters.state);
  const health = healthMarks.find((one) => one === filters.health);
  const sort = filters.sort === 'attention' ? filters.sort : 'newest';
  return callApi(
    companyCalls.list,
    { search, pageIndex: page, pageRows: rows, sort, ...(state && { state }), ...(health && { health }) },
    { signal },
  );
};
const keyOf = ({ tenantId }: Company) => String(tenantId);

/** Companies of the installation, for its operator. */
export function CompaniesPage() {
  const { t: page } = useTranslation('console');
  const { t } = useTranslation('companies');
  const { t: healthWords } = useTranslation('companyHealth');
  const planWords = usePlanWords();
  const mayManage = useHasPermission('company:manage');
  const [isAdding, setIsAdding] = useState(false);
  const [invitation, setInvitation] = useState<{ name: string; link: string }>();
  const { message } = App.useApp();

  const columns = useMemo<Column<Company>[]>(
    () => [
      { key: 'name', title: t('name'), isFixed: true, wraps: true, show: ({ name }) => name },
      { key: 'state', title: t('state'), width: 140, show: ({ state }) => <CompanyState state={state} /> },
      {
        key: 'health',
        title: healthWords('column'),
        width: 200,
        wraps: true,
        show: ({ health, healthReasons }) => <HealthMark mark={health} reasons={healthReasons} />,
      },
      { key: 'plan', title: t('plan'), width: 130, show: ({ plan }) => planWords(plan) },
      {
        key: 'hosts',
        title: t('hosts'),
        wraps: true,
        show: ({ hosts }) => <span className="font-mono text-caption">{hosts.join(', ')}</span>,
      },
      { key: 'owner', title: t('owner'), wraps: true, show: ({ ownerEmail }) => ownerEmail },
      { key: 'created', title: t('created'), width: 160, show: ({ createdAt }) => <Moment at={createdAt} /> },
    ],
    [t, healthWords, planWords],
  );
  return (
    <>
      <PageTitle>{page('page.companies')}</PageTitle>
      <ListPage
        name="companies"
        title={page('page.companies')}
        sentence={t('sentence')}
        action={
          mayManage && (
            <Button type="primary" onClick={() => setIsAdding(true)}>
              {t('add')}
            </Button>
          )
        }
        searchLabel={t('search')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: tenantStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            name: 'health',
            label: healthWords('column'),
            options: healthMarks.map((value) => ({ value, label: healthWords(`mark.${value}`) })),
          },
          {
            name: 'sort',
            label: healthWords('sort'),
            options: [{ value: 'attention', label: healthWords('sort.attention') }],
          },
        ]}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={50}
        load={load}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        drawer={{ title: t('one'), show: (key) => <CompanyDrawer key={key} tenantId={Number(key)} /> }}
      />
      {isAdding && (
        <AddCompanyForm
          onAdded={({ company, personName, email, link }) => {
            if (link === null) void message.success(t('added', { name: company, email }));
            else setInvitation({ name: personName, link });
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {invitation && (
        <SecretOnce
          title={t('linkTitle')}
          text={t('linkText', { name: invitation.name })}
          secret={invitation.link}
          onClose={() => setInvitation(undefined)}
        />
      )}
    </>
  );
}
