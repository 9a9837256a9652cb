import { planCalls, type PlanVersion } from '@onehaul/contract/console/plans';
import { pickText } from '@onehaul/domain/language';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useTranslator } from '../../app/language.ts';
import { useHasPermission } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useAmountText } from '../../app/usage/amount-text.ts';
import { PlanForm } from './plan-form.tsx';

const keyOf = ({ name, version }: PlanVersion) => `${name} ${version}`;

/** Plans of the installation: the latest versions, and earlier ones that companies are still on. */
export function PlansPage() {
  const { t: page } = useTranslation('console');
  const { t, i18n } = useTranslation('usage');
  const { language } = useTranslator();
  const amount = useAmountText();
  const mayManage = useHasPermission('company:manage');
  const [edited, setEdited] = useState<PlanVersion | 'new'>();
  const { data, error, refetch } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => callApi(planCalls.list, {}, { signal }),
  });
  const columns = useMemo<Column<PlanVersion>[]>(() => {
    const { moneyAndCode, number } = measuresIn(i18n.language);
    const or = (value: number | null) => (value === null ? t('unlimited') : number(value));
    const included = ({ members, parcelsPerMonth, staff, storageBytes, callsPerMinute }: PlanVersion) => [
      [t('members'), or(members)] as const,
      [t('parcelsPerMonth'), or(parcelsPerMonth)] as const,
      [t('staff'), or(staff)] as const,
      [t('storage'), storageBytes === null ? t('unlimited') : amount('storageBytes', storageBytes)] as const,
      [t('quantity.callsPerMinute'), number(callsPerMinute)] as const,
    ];
    return [
      {
        key: 'name',
        title: t('plan'),
        isFixed: true,
        width: 190,
        wraps: true,
        show: ({ names, name, version }) => (
          <>
            {pickText(names, language, 'en')}
            <span className="block text-caption text-muted">{t('planVersion', { name, version })}</span>
          </>
        ),
      },
      {
        key: 'state',
        title: t('planState'),
        width: 130,
        wraps: true,
        show: ({ isLatest, isOffered }) =>
          !isLatest ? t('planEarlier') : isOffered ? t('planOffered') : t('planHidden'),
      },
      {
        key: 'prices',
        title: t('price'),
        width: 200,
        wraps: true,
        show: ({ prices }) => (
          <ul>
            {prices.map(({ currencyCode, priceMinor, extraParcelMinor }) => (
              <li key={currencyCode} className="tabular-nums">
                {t('priceAndParcel', {
                  price: moneyAndCode(priceMinor, currencyCode),
                  parcel: moneyAndCode(extraParcelMinor, currencyCode),
                })}
              </li>
            ))}
          </ul>
        ),
      },
      {
        key: 'included',
        title: t('included'),
        width: 260,
        wraps: true,
        show: (one) => (
          <ul className="text-small">
            {included(one).map(([label, value]) => (
              <li key={label}>{t('agreedLimit', { quantity: label, amount: value })}</li>
            ))}
          </ul>
        ),
      },
      {
        key: 'companies',
        title: t('planCompanies'),
        width: 100,
        align: 'end',
        show: ({ companies }) => number(companies),
      },
      {
        key: 'created',
        title: t('published'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'actions',
        title: t('actions'),
        width: 100,
        show: (one) =>
          mayManage && one.isLatest && <Button onClick={() => setEdited(one)}>{t('planEdit')}</Button>,
      },
    ];
  }, [t, i18n.language, language, amount, mayManage]);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{page('page.plans')}</PageTitle>
      <PageHead
        title={page('page.plans')}
        sentence={t('plansSentence')}
        action={
          mayManage && (
            <Button type="primary" onClick={() => setEdited('new')}>
              {t('planAdd')}
            </Button>
          )
        }
      />
      {error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={page('page.plans')}
          columns={columns}
          rows={data?.items ?? 3}
          keyOf={keyOf}
          empty={<ListMessage icon="note" title={t('plansEmpty')} text={t('plansSentence')} />}
        />
      )}
      {edited && (
        <PlanForm plan={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
