import { campaignCalls, type CampaignRow } from '@onehaul/contract/console/campaigns';
import { campaignKinds, campaignStates } from '@onehaul/domain/reward/campaign';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { campaignPath, useCampaignColumns } from './campaign-columns.tsx';
import { GiveForm } from './give-form.tsx';

function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const kind = campaignKinds.find((one) => one === filters.kind);
  const state = campaignStates.find((one) => one === filters.state);
  return callApi(
    campaignCalls.list,
    {
      pageIndex: page,
      pageRows: rows,
      ...(Number(filters.shop) > 0 && { shopId: Number(filters.shop) }),
      ...(kind && { kind }),
      ...(state && { state }),
    },
    { signal },
  );
}

/** All campaigns of the company with their results. */
export function CampaignList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('campaign');
  const { shops } = useMe();
  const mayEdit = useHasPermission('campaign:edit');
  const navigate = useNavigate();
  const [given, setGiven] = useState<CampaignRow>();
  const columns = useCampaignColumns({
    hasSeveral: shops.length > 1,
    ...(mayEdit && { onGive: setGiven }),
  });
  return (
    <>
      <ListPage
        name="campaigns"
        title={t('title')}
        sentence={t('sentence')}
        tabs={tabs}
        isTall
        action={
          mayEdit &&
          shops[0] && (
            <Button
              type="primary"
              data-add-campaign
              onClick={() => void navigate(campaignPath(shops[0]!.id, 'new'))}
            >
              {t('add')}
            </Button>
          )
        }
        filters={[
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'kind',
            label: t('kind'),
            options: campaignKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          },
          {
            name: 'state',
            label: t('state'),
            options: campaignStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {given && <GiveForm campaign={given} onClose={() => setGiven(undefined)} />}
    </>
  );
}
