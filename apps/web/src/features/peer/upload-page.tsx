import type { PeerAccount } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { PageHead } from '@onehaul/ui/list/page-head';
import { ImportPart } from '../../app/portal/import/import-part.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { sellerPaths } from '../../app/seller-paths.ts';
import { NotPeer } from './not-peer.tsx';

type Props = {
  /** Null for a member that is not a peer; undefined for a sub-account, which does not see it. */
  readonly account: Pick<PeerAccount, 'lines' | 'state'> | null | undefined;
};

/** /same/upload: order import. A row is a box; rows with the same number form one order. */
export function PeerUploadPage({ account }: Props) {
  const { t } = useTranslation('peers');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('uploadTitle')} />
      <SellerTabs tool="peers" />
      {account === null ? (
        <NotPeer />
      ) : (
        <>
          <PageHead title={t('uploadTitle')} sentence={t('uploadText')} />
          {account && <Lines lines={account.lines} />}
          <ImportPart
            kind="peerOrder"
            done={{ to: sellerPaths.peerOrders, label: t('seeOrders') }}
            {...(account?.state === 'suspended' && { whyNot: t('suspended') })}
          />
        </>
      )}
    </div>
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
