import { marketplaceCalls, type MarketplaceShop, emptyForm, shopNames } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { type ReactNode, useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { ShopMark } from './marketplace-marks.tsx';
import { useReloadMarketplace } from './marketplace-queries.ts';
import { useConnect } from './use-connect.ts';

/** One shop: authorization state, last sync and actions. */
export function ShopCard({ shop }: { readonly shop: MarketplaceShop }) {
  const { t } = useTranslation('marketplace');
  const [asking, setAsking] = useState<'disconnect' | 'rename'>();
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  const connect = useConnect();
  const sync = useChange(() => send(marketplaceCalls.sync, { id: shop.id }), {
    onDone: reload,
    done: () => t('shops.syncing'),
  });
  const isExpired = shop.state === 'expired';
  return (
    <li
      data-shop={shop.externalId}
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold break-words">{shop.name}</h2>
        <ShopMark state={shop.state} />
      </header>
      <dl className="grid gap-3 text-small sm:grid-cols-3">
        <Fact label={t('shops.number')}>
          <code className="font-mono">{shop.externalId}</code> {shop.region}
        </Fact>
        <Fact label={t('shops.syncedAt')}>
          {shop.syncedUntil ? <Moment at={shop.syncedUntil} /> : t('shops.never')}
        </Fact>
        <Fact label={t('shops.until')}>
          {shop.authorizedUntil ? <Moment at={shop.authorizedUntil} /> : '–'}
        </Fact>
      </dl>
      {isExpired && <p className="text-small text-danger">{t('shops.expiredText')}</p>}
      {!isExpired && shop.failure !== '' && (
        <p className="text-small text-warning">{t('shops.failing', { reason: shop.failure })}</p>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        {isExpired ? (
          <Button
            type="primary"
            data-act="reconnect"
            loading={connect.isPending}
            onClick={() => connect.start(undefined)}
          >
            {t('shops.reconnect')}
          </Button>
        ) : (
          <Button data-act="sync" loading={sync.isPending} onClick={() => sync.start(undefined)}>
            {t('shops.sync')}
          </Button>
        )}
        <Button data-act="rename" onClick={() => setAsking('rename')}>
          {t('shops.rename')}
        </Button>
        <Button danger type="text" data-act="disconnect" onClick={() => setAsking('disconnect')}>
          {t('shops.disconnect')}
        </Button>
      </div>
      {asking === 'disconnect' && <Disconnect shop={shop} onClose={() => setAsking(undefined)} />}
      {asking === 'rename' && <Rename shop={shop} onClose={() => setAsking(undefined)} />}
    </li>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };
const Fact = ({ label, children }: FactProps) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-caption text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);

type DialogProps = { readonly shop: MarketplaceShop; readonly onClose: () => void };
function Disconnect({ shop, onClose }: DialogProps) {
  const { t } = useTranslation('marketplace');
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  return (
    <ModalForm
      title={t('shops.disconnectTitle', { shop: shop.name })}
      text={t('shops.disconnectText')}
      schema={emptyForm}
      initial={{}}
      submitLabel={t('shops.disconnect')}
      isDangerous
      onSubmit={async () => {
        await send(marketplaceCalls.disconnect, { id: shop.id });
        await reload();
      }}
      onClose={onClose}
    />
  );
}

function Rename({ shop, onClose }: DialogProps) {
  const { t } = useTranslation('marketplace');
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  return (
    <ModalForm
      title={t('shops.renameTitle')}
      schema={shopNames}
      initial={{ name: shop.name, region: shop.region }}
      submitLabel={t('shops.save')}
      onSubmit={async (values) => {
        await send(marketplaceCalls.rename, { id: shop.id, ...values });
        await reload();
      }}
      onClose={onClose}
    >
      <Field name="name" label={t('shops.name')}>
        <Input maxLength={60} />
      </Field>
      <Field name="region" label={t('shops.region')}>
        <Input maxLength={10} />
      </Field>
    </ModalForm>
  );
}
