import type { StaffOutputOf } from '@onehaul/client/console';
import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { type NoticeKind, noticeSubject, noticeSubjects } from '@onehaul/domain/notice';
import { type TemplateChannel, templateChannelsOf } from '@onehaul/domain/notice-template';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Checkbox, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../../../app/call-api.ts';
import { languageNames } from '../../../app/language.ts';
import { useAddressFilter } from '../../../app/use-address-filter.ts';
import { keyOf } from './notice-form.ts';
import { listQuery } from './use-save-notice.tsx';

type Listed = StaffOutputOf<typeof noticeTemplateCalls.list>;

/** Events by group with their channels; those with own texts are marked. */
export function NoticeList({ shopId }: { readonly shopId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: [listQuery, shopId],
    queryFn: ({ signal }) => callApi(noticeTemplateCalls.list, { shopId }, { signal }),
  });
  if (data) return <Groups listed={data} />;
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton active className="mt-5" paragraph={{ rows: 12 }} />;
}

function Groups({ listed: { kinds, own } }: { readonly listed: Listed }) {
  const { t } = useTranslation('noticeTexts');
  const { t: notify } = useTranslation('notify');
  const filter = useFilter();
  const search = filter.search.trim().toLowerCase();
  const isShown = (kind: NoticeKind) =>
    (!filter.isCustomOnly || own.some((one) => one.kind === kind)) &&
    [notify(`kind.${kind}`), notify(`subject.${noticeSubject(kind)}`)].some((text) =>
      text.toLowerCase().includes(search),
    );
  const groups = noticeSubjects
    .map((subject) => ({
      subject,
      kinds: kinds.filter((kind) => noticeSubject(kind) === subject && isShown(kind)),
    }))
    .filter((group) => group.kinds.length > 0);
  return (
    <div className="mt-5 flex flex-col gap-5">
      <FilterBar
        searchLabel={t('search')}
        search={filter.search}
        onSearch={filter.setSearch}
        filters={[]}
        values={{}}
        onFilter={() => undefined}
      >
        <Checkbox
          checked={filter.isCustomOnly}
          onChange={({ target }) => filter.setCustomOnly(target.checked)}
          data-custom-only
        >
          {t('customOnly')}
        </Checkbox>
      </FilterBar>
      {groups.length === 0 && (
        <ListMessage icon="search" title={t('empty.title')} text={t('empty.text')}>
          <Button onClick={filter.clear}>{t('empty.clear')}</Button>
        </ListMessage>
      )}
      {groups.map(({ subject, kinds: shown }) => (
        <section key={subject} aria-labelledby={`notices-${subject}`} data-group={subject}>
          <h2 id={`notices-${subject}`} className="pb-2 text-lead font-semibold">
            {notify(`subject.${subject}`)}
          </h2>
          <Card className="px-5">
            <ul>
              {shown.map((kind) => (
                <li
                  key={kind}
                  data-notice={kind}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-0"
                >
                  <span className="min-w-0 text-small font-medium">{notify(`kind.${kind}`)}</span>
                  <span className="flex flex-wrap gap-2">
                    {templateChannelsOf(kind).map((channel) => (
                      <ChannelLink key={channel} kind={kind} channel={channel} own={own} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

type LinkProps = {
  readonly kind: NoticeKind;
  readonly channel: TemplateChannel;
  readonly own: Listed['own'];
};

function ChannelLink({ kind, channel, own }: LinkProps) {
  const { t } = useTranslation('noticeTexts');
  const { t: notify } = useTranslation('notify');
  const [address] = useSearchParams();
  const custom = own.find((one) => one.kind === kind && one.channel === channel);
  const names = custom?.languages.map((language) => languageNames[language]).join(', ');
  const next = new URLSearchParams(address);
  next.set('record', keyOf({ kind, channel }));
  const label = t('openOf', { kind: notify(`kind.${kind}`), channel: notify(`channel.${channel}`) });
  const state = names ? t('customIn', { languages: names }) : t('isDefault');
  return (
    <Link
      to={{ search: next.toString() }}
      preventScrollReset
      aria-label={`${label}. ${state}`}
      title={state}
      data-open={keyOf({ kind, channel })}
      data-custom={custom !== undefined}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-control border px-3 text-small ${
        custom
          ? 'border-primary-9 bg-primary-2 font-medium text-primary-10'
          : 'border-line text-muted hover:text-ink'
      }`}
    >
      {notify(`channel.${channel}`)}
      {custom && <span aria-hidden="true" className="size-1.5 rounded-full bg-primary-9" />}
    </Link>
  );
}

function useFilter() {
  const { address, set, search, setSearch } = useAddressFilter();
  return {
    search,
    setSearch,
    isCustomOnly: address.get('custom') === '1',
    setCustomOnly: (isOn: boolean) => set({ custom: isOn ? '1' : '' }),
    clear: () => set({ search: '', custom: '' }),
  };
}
