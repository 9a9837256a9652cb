import type { Return } from '@onehaul/contract/returns';
import { type ReturnState, returnStates } from '@onehaul/domain/returns/return-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { useReturnColumns } from './return-columns.tsx';
import { returnListName } from './return-input.ts';

const OpenReturn = lazyPart(async () => ({ default: (await import('./open-return.client.tsx')).OpenReturn }));
const AnnounceReturn = lazyPart(async () => ({
  default: (await import('./announce-return.client.tsx')).AnnounceReturn,
}));

type Props = {
  readonly list: { readonly items: readonly Return[]; readonly total: number };
  readonly counts: Readonly<Record<ReturnState, number>>;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

const keyOf = ({ id }: Return) => String(id);

/** /back/order: all returns, by state. */
export function ReturnListPage({ list, counts, rows, hidden }: Props) {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  const columns = useReturnColumns();
  const dialog = useOpenInAddress('do');
  const isInBrowser = useInBrowser();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={member('title.returns')} />
      <SellerTabs tool="returns" />
      <OwnList<Return>
        name={returnListName}
        title={member('title.returns')}
        sentence={t('list.sentence')}
        action={<AnnounceLink />}
        tabs={stageTabs({
          filter: 'state',
          label: t('list.states'),
          stages: returnStates,
          counts,
          nameOf: (state) => t(`state.${state}`),
          emptyOf: (state) => ({
            title: t('list.emptyStateTitle'),
            text: t('list.emptyStateText', { state: t(`state.${state}`) }),
          }),
        })}
        searchHint={t('list.search')}
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <AnnounceLink /> }}
        drawer={(open, close) => <OpenReturn open={open} rows={list.items} onClose={close} />}
      />
      {isInBrowser && dialog.openKey === 'announce' && (
        <Suspense>
          <AnnounceReturn onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}

/** Opens the form by its address, so that it also opens before the script has loaded. */
function AnnounceLink() {
  const { t } = useTranslation('returns');
  const [address] = useSearchParams();
  const search = new URLSearchParams(address);
  search.set('do', 'announce');
  search.delete('open');
  return (
    <LinkButton to={{ search: `?${search}` }} state={{ opened: 'do' }} preventScrollReset data-announce>
      {t('list.announce')}
    </LinkButton>
  );
}
