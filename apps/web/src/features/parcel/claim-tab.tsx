import type { Unclaimed } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { updateListParams } from '@onehaul/ui/list/address-state';
import { FilterForm } from '@onehaul/ui/list/filter-form';
import { useListAddress } from '@onehaul/ui/list/use-list-address';
import { ListMessage } from '@onehaul/ui/list-message';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { ListPager } from '../../app/portal/list-pager.tsx';
import { unclaimedRows } from './forecast-address.ts';
import type { Claims, ForecastMember } from './forecast-page.tsx';
import { OwnClaims } from './own-claims.tsx';
import { UnclaimedCard } from './unclaimed-card.tsx';

const ClaimDialog = lazyPart(async () => ({
  default: (await import('./claim-dialog.client.tsx')).ClaimDialog,
}));

type Props = Claims & { readonly member: ForecastMember };

/** Unowned parcels that members can claim (A31). */
export function ClaimTab({ member, warehouses, page, list, claimPage, claims }: Props) {
  const { t } = useTranslation('parcel');
  const { t: words } = useTranslation('workbench');
  const { address, isBusy } = useListAddress();
  const [claiming, setClaiming] = useState<Unclaimed>();
  const isNarrowed = Boolean(address.get('search') ?? address.get('at'));
  const searchOf = (change: Parameters<typeof updateListParams>[1]) =>
    `?${updateListParams(address, change).toString()}`;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <OwnClaims page={claimPage} list={claims} />
      <section aria-labelledby="unclaimed" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 id="unclaimed" className="text-body font-semibold">
            {t('claim.title')}
          </h2>
          <p className="max-w-180 text-small text-muted">{t('claim.text')}</p>
        </div>
        <FilterForm
          search={{ label: words('list.search'), hint: t('claim.search') }}
          kept={['tab', 'warehouse']}
          texts={{ clear: words('list.clear'), submit: words('list.apply') }}
          filters={[
            {
              name: 'at',
              label: t('filter.warehouse'),
              options: warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]}
        >
          <output className="text-small text-muted">{t('claim.total', { count: list.total })}</output>
        </FilterForm>
        {list.items.length === 0 ? (
          <Card>
            {isNarrowed || list.total > 0 ? (
              <ListMessage icon="search" title={t('claim.noResultTitle')} text={t('claim.noResultText')}>
                <LinkButton
                  variant="secondary"
                  preventScrollReset
                  to={{ search: searchOf({ search: '', filters: { at: undefined } }) }}
                >
                  {t('claim.showAll')}
                </LinkButton>
              </ListMessage>
            ) : (
              <ListMessage icon="check" title={t('claim.emptyTitle')} text={t('claim.emptyText')} />
            )}
          </Card>
        ) : (
          <ul
            aria-busy={isBusy}
            className={`grid gap-4 sm:grid-cols-2 xl:grid-cols-3 ${isBusy ? 'opacity-60' : ''}`}
          >
            {list.items.map((parcel) => (
              <UnclaimedCard key={parcel.id} parcel={parcel} onClaim={() => setClaiming(parcel)} />
            ))}
          </ul>
        )}
        <ListPager
          page={page}
          rows={unclaimedRows}
          total={list.total}
          addressOf={(to) => searchOf({ page: to })}
        />
      </section>
      {claiming && (
        <Suspense>
          <ClaimDialog memberId={member.id} parcel={claiming} onClose={() => setClaiming(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
