import { type AuditRow, auditCalls } from '@onehaul/contract/console/audit';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { languageNames } from '../../app/language.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { AuditSubject } from './audit-subject.tsx';
import { isRoleAct, roleDetails, roleLabel } from './role-words.ts';
import { settingDetails, settingLabel } from './setting-words.ts';
import { StudioSubject } from './studio-subject.tsx';
import { actWords, companyDetails, companyLabel, detailWords, subjects } from './audit-words.ts';
import { studioAct, studioActWords, studioDetails, studioLabel } from './studio-words.ts';
import { useStaffNames } from './use-staff-names.ts';

const rowsAtOnce = 50;

type Filter = { readonly person?: string; readonly subject?: string; readonly subjectId?: string };

function load({ person, subject, subjectId }: Filter, before: number | undefined, signal: AbortSignal) {
  return callApi(
    auditCalls.list,
    {
      rows: rowsAtOnce,
      ...(before !== undefined && { before }),
      ...(person && Number(person) > 0 && { staffId: Number(person) }),
      ...(subject && { subject }),
      ...(subjectId && { subjectId }),
    },
    { signal },
  );
}

/** Audit log of staff actions. It is append-only, so it uses keyset pagination and has no page numbers. */
export function AuditPage() {
  const { t, i18n } = useTranslation('console');
  const { t: acts } = useTranslation('audit');
  const { t: stationWords } = useTranslation('station');
  const { t: studio } = useTranslation('studio');
  const { t: rules } = useTranslation('rules');
  const { t: staff } = useTranslation('staff');
  const { shops } = useMe();
  const [address, setAddress] = useSearchParams();
  const filter: Filter = Object.fromEntries(
    ['person', 'subject', 'subjectId'].flatMap((name) => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => load(filter, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const people = useStaffNames(rows ?? []);

  const columns = useMemo<Column<AuditRow>[]>(() => {
    const number = numberFormat(i18n.language, { maximumFractionDigits: 8 });
    const naming = { t, stationWords, languageNames, number: (value: number) => number.format(value) };
    return [
      { key: 'at', title: t('audit.at'), width: 160, show: ({ at }) => <Moment at={at} /> },
      {
        key: 'who',
        title: t('audit.who'),
        width: '12%',
        show: ({ staffName: name, isByOperator }) =>
          name ? (isByOperator ? acts('company.person', { name }) : name) : acts('company.platform'),
      },
      {
        key: 'act',
        title: t('audit.what'),
        width: '18%',
        wraps: true,
        show: ({ act }) => studioActWords(act, acts, studio) ?? actWords(act, acts),
      },
      {
        key: 'subject',
        title: t('audit.subject'),
        width: '16%',
        show: ({ act, subject, subjectId }) =>
          studioAct(act) ? (
            <StudioSubject resource={subject} subjectId={subjectId} />
          ) : (
            <AuditSubject subject={subject} subjectId={subjectId} people={people} />
          ),
      },
      {
        key: 'details',
        title: t('audit.details'),
        wraps: true,
        show: ({ act, subject, details }) => (
          <span className="text-muted">
            {(subject === 'settings'
              ? detailWords(settingDetails(details, rules, i18n.language), {
                  ...naming,
                  labelOf: (name) => settingLabel(name, rules),
                })
              : studioAct(act)
                ? detailWords(studioDetails(details), {
                    ...naming,
                    labelOf: (field) => studioLabel(subject, field, studio),
                  })
                : isRoleAct(act)
                  ? detailWords(roleDetails(details, { acts, staff }, shops), {
                      ...naming,
                      labelOf: (name) => roleLabel(name, acts),
                    })
                  : detailWords(companyDetails(details, acts), {
                      ...naming,
                      labelOf: (name) => companyLabel(name, acts),
                    })
            ).join(t('audit.between'))}
          </span>
        ),
      },
      {
        key: 'address',
        title: t('audit.address'),
        width: 124,
        show: ({ address: from }) => <span className="font-mono text-caption text-muted">{from}</span>,
      },
    ];
  }, [t, acts, stationWords, studio, rules, staff, shops, i18n.language, people]);

  const isNarrowed = Object.keys(filter).length > 0;
  const showAll = () => setAddress({});
  const change = (values: Record<string, string | undefined>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      // A new subject kind makes the chosen subject id meaningless.
      if ('subject' in values) next.delete('subjectId');
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });

  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{t('page.audit')}</PageTitle>
      <PageHead title={t('page.audit')} sentence={t('audit.sentence')} />
      <div className="flex flex-col gap-3">
        <FilterBar
          filters={[
            {
              name: 'person',
              label: t('audit.who'),
              options: [...people].map(([id, name]) => ({ value: String(id), label: name })),
            },
            {
              name: 'subject',
              label: t('audit.subject'),
              options: [
                ...subjects.map((subject) => ({ value: subject, label: t(`subject.${subject}`) })),
                { value: 'role', label: acts('roles.kind') },
              ],
            },
          ]}
          values={{ ...filter }}
          onFilter={change}
        >
          {filter.subject && filter.subjectId && (
            <span className="text-small text-muted">
              {t('audit.onlyOne')}{' '}
              <AuditSubject subject={filter.subject} subjectId={filter.subjectId} people={people} />
            </span>
          )}
        </FilterBar>
        {error && !rows ? (
          <div className="rounded-card border border-line bg-surface">
            <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
          </div>
        ) : (
          <DataTable
            label={t('page.audit')}
            columns={columns}
            rows={rows ?? 12}
            keyOf={({ id }) => String(id)}
            empty={
              isNarrowed ? (
                <ListMessage icon="search" title={t('audit.noResultTitle')} text={t('audit.noResultText')}>
                  <Button onClick={showAll}>{t('audit.showAll')}</Button>
                </ListMessage>
              ) : (
                <ListMessage icon="note" title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
              )
            }
          />
        )}
        {hasNextPage && (
          <Button className="self-center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
