import { type GatewayAccount, gatewayAccountCalls } from '@onehaul/contract/console/gateways';
import { gatewayMethods } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Switch } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { type ReactNode, useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { GatewayForm } from './gateway-form.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { OfferMethod, type SavedAccount } from './offer-method.tsx';

/** The list is fetched whole and paged here: a company has a few shops with five gateways each. */
async function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { items } = await callApi(gatewayAccountCalls.list, {}, { signal });
  const found = items.filter(({ shopId }) => !filters.shop || String(shopId) === filters.shop);
  return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
}
const keyOf = ({ shopId, gateway }: GatewayAccount) => `${shopId}-${gateway}`;
/** None for an account that is not for payments, such as a tracking service's. */
function methodOf({ shopId, gateway }: GatewayAccount): SavedAccount | undefined {
  const kind = gatewayMethods.find((one) => one === gateway);
  return kind && { shopId, kind };
}

export function GatewayList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('finance');
  const mayReview = useHasPermission('finance:review');
  const { filters, hasSeveral } = useShopFilter();
  const [edited, setEdited] = useState<GatewayAccount>();
  const [saved, setSaved] = useState<SavedAccount>();
  const shopName = useShopName();
  const columns = useMemo<Column<GatewayAccount>[]>(
    () => [
      {
        key: 'gateway',
        title: t('gateway'),
        isFixed: true,
        show: ({ gateway }) => <span className="font-medium">{t(`gateway.${gateway}`)}</span>,
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'label',
        title: t('accounts.label'),
        show: ({ label, isSet }) =>
          isSet ? <span className="font-mono">{label}</span> : <span className="text-muted">-</span>,
      },
      {
        key: 'state',
        title: t('state'),
        width: 140,
        show: (account) => <ActiveSwitch account={account} mayChange={mayReview} />,
      },
      {
        key: 'updated',
        title: t('accounts.updated'),
        width: 160,
        show: ({ updatedAt }) => <Moment at={updatedAt} />,
      },
      ...(mayReview
        ? [
            {
              key: 'set',
              title: t('accounts.set'),
              width: 150,
              align: 'end' as const,
              isFixed: true,
              show: (account: GatewayAccount) => (
                <Button
                  size="small"
                  aria-label={`${t(account.isSet ? 'accounts.replace' : 'accounts.set')}: ${t(`gateway.${account.gateway}`)} ${shopName(account.shopId)}`}
                  onClick={() => setEdited(account)}
                >
                  {t(account.isSet ? 'accounts.replace' : 'accounts.set')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, hasSeveral, mayReview, shopName],
  );
  return (
    <>
      <ListPage
        name="gateways"
        title={t('accounts.title')}
        sentence={t('accounts.sentence')}
        tabs={
          <>
            {tabs}
            {saved && <OfferMethod {...saved} />}
          </>
        }
        filters={filters}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('empty.gateways'), text: t('emptyText.gateways') }}
      />
      {edited && (
        <GatewayForm
          account={edited}
          onSaved={() => setSaved(methodOf(edited))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

type SwitchProps = { readonly account: GatewayAccount; readonly mayChange: boolean };

function ActiveSwitch({ account, mayChange }: SwitchProps) {
  const shopName = useShopName();
  const { t } = useTranslation('finance');
  const { message } = App.useApp();
  const change = useChange(gatewayAccountCalls.switch, ['gateways', 'audit']);
  const [isBusy, setIsBusy] = useState(false);
  const { shopId, gateway, isActive, isSet } = account;
  if (!isSet) return <StateMark tone="neutral">{t('accounts.notSet')}</StateMark>;
  if (!mayChange) {
    return (
      <StateMark tone={isActive ? 'positive' : 'neutral'}>
        {t(isActive ? 'accounts.on' : 'accounts.off')}
      </StateMark>
    );
  }
  async function put(wanted: boolean) {
    setIsBusy(true);
    try {
      await change({ shopId, gateway, isActive: wanted });
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <span className="inline-flex items-center gap-2">
      <Switch
        aria-label={`${t(`gateway.${gateway}`)} ${shopName(account.shopId)}`}
        checked={isActive}
        loading={isBusy}
        onChange={(wanted) => void put(wanted)}
      />
      {t(isActive ? 'accounts.on' : 'accounts.off')}
    </span>
  );
}
