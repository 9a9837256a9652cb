import type { PeerAccount } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { sellerPaths } from '../../app/seller-paths.ts';
import { ImportPanel } from '../../app/portal/import/import-panel.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { NotPeer } from './not-peer.tsx';
import { accountQuery } from './peer-queries.ts';
import { useReloadPeers } from './use-reload-peers.ts';

/** /same/upload: order import. A row is a box; rows with the same number form one order. */
export function PeerUploadPage() {
  const { t } = useTranslation('peers');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('uploadTitle')} />
      <SellerTabs tool="peers" />
      <Shown />
    </div>
  );
}

function Shown() {
  const { t } = useTranslation('peers');
  const { profile } = useSession();
  const reload = useReloadPeers();
  const isMain = profile?.isMainAccount ?? false;
  const { data, error, refetch } = useQuery({ ...accountQuery(useSendWithMessage()), enabled: isMain });
  const head = <PageHead title={t('uploadTitle')} sentence={t('uploadText')} />;
  // A sub-account does not load the peer account: the server resolves its main account.
  if (!profile || (isMain && !data && !error)) return <ListSkeleton />;
  if (!data && error) {
    const failure = failureOf(error);
    if (failure.error === 'peer.notPeer') return <NotPeer />;
    return (
      <>
        {head}
        <FailureMessage failure={failure} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      {head}
      {data && <Lines lines={data.lines} />}
      <ImportPanel
        kind="peerOrder"
        done={{ to: sellerPaths.peerOrders, label: t('seeOrders') }}
        onTaken={reload}
        {...(data?.state === 'suspended' && { whyNot: t('suspended') })}
      />
    </>
  );
}

/** Line codes permitted in the sheet. */
function Lines({ lines }: Pick<PeerAccount, 'lines'>) {
  const { t } = useTranslation('peers');
  return (
    <section aria-label={t('lines')} className="grid gap-2 text-small">
      <h2 className="font-semibold">{t('lines')}</h2>
      {lines.length === 0 ? (
        <p className="text-muted">{t('noLines')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {lines.map((line) => (
            <li key={line.id} className="rounded-control border border-line bg-surface px-3 py-2">
              <code className="font-mono font-medium">{line.code}</code>{' '}
              <span className="text-muted">{`${line.name} · ${line.countryName}`}</span>
              {!line.isOpen && <span className="text-danger"> {t('lineClosed')}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
