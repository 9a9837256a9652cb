import { companyCalls } from '@onehaul/contract/console/companies';
import { shopStates } from '@onehaul/domain/shop';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { CompanyActs } from './company-acts.tsx';
import { CompanyHealth } from './company-health.tsx';
import { EnterCompany } from './enter-company.tsx';
import { CompanyState } from './company-state.tsx';
import { CompanyUsage } from './company-usage.tsx';
import { useErasureRows } from './erasure-rows.tsx';
import { useModuleWords } from '../../app/module-words.ts';

/** Facts about one company, how it is doing and what it uses: no member, order or payment by itself. */
export function CompanyDrawer({ tenantId }: { readonly tenantId: number }) {
  const { t: common } = useTranslation('console');
  const { t } = useTranslation('companies');
  const wordsOf = useModuleWords();
  const mayManage = useHasPermission('company:manage');
  const { data, error, refetch } = useQuery({
    queryKey: ['company', tenantId],
    queryFn: ({ signal }) => callApi(companyCalls.get, { tenantId }, { signal }),
    retry: false,
  });
  const erasureRows = useErasureRows(data?.erasure ?? null);
  if (error && failureOf(error).error === 'record.notFound')
    return <ListMessage icon="search" title={t('missingTitle')} text={t('missingText')} />;
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-lead font-semibold">{data.name}</h2>
          <CompanyState state={data.state} />
        </div>
        {mayManage && <CompanyActs company={data} />}
      </div>
      <DetailList
        rows={[
          { key: 'created', label: t('created'), value: <Moment at={data.createdAt} /> },
          ...(data.stateReason ? [{ key: 'reason', label: t('reason'), value: data.stateReason }] : []),
          ...(data.closesAt
            ? [{ key: 'closesAt', label: t('closesAt'), value: <Moment at={data.closesAt} /> }]
            : []),
          { key: 'access', label: t('access'), value: <EnterCompany company={data} /> },
          ...erasureRows,
          { key: 'staff', label: t('staff'), value: data.staffCount },
          { key: 'members', label: t('members'), value: data.memberCount },
          {
            key: 'owners',
            label: t('owners'),
            value: (
              <ul className="flex flex-col gap-2">
                {data.owners.map(({ name, email, lastSignInAt }) => (
                  <li key={email}>
                    {name}
                    <span className="block break-all text-muted">{email}</span>
                    <span className="block text-caption text-muted">
                      {lastSignInAt ? (
                        <>
                          {t('lastSignIn')} <Moment at={lastSignInAt} />
                        </>
                      ) : (
                        t('neverSignedIn')
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {data.state !== 'closed' && <CompanyHealth tenantId={tenantId} />}
      <CompanyUsage tenantId={tenantId} />
      {data.shops.map(({ id, name, state, hosts, modules }) => {
        const known = shopStates.find((one) => one === state);
        return (
          <section key={id} className="flex flex-col gap-1">
            <h3 className="text-small font-semibold">{name}</h3>
            <DetailList
              rows={[
                { key: 'state', label: t('state'), value: known ? t(`shopState.${known}`) : state },
                {
                  key: 'hosts',
                  label: t('hosts'),
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
                  label: t('modules'),
                  value: modules.map(wordsOf).join(common('list.comma')),
                },
              ]}
            />
          </section>
        );
      })}
    </div>
  );
}
