import { campaignCalls, type CampaignRow, campaignStates } from '@onehaul/contract/console/campaigns';
import { campaignKinds } from '@onehaul/domain/reward/campaign';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission, useMe } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useCampaignColumns } from './campaign-columns.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { GiveForm } from './give-form.tsx';
import { SwitchForm } from './switch-form.tsx';

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

type Doing =
  | { readonly act: 'change' | 'switch' | 'give'; readonly campaign: CampaignRow }
  | { readonly act: 'add' };

/** All campaigns of the company with their results. */
export function CampaignList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('campaign');
  const { shops } = useMe();
  const mayEdit = useHasPermission('campaign:edit');
  const [doing, setDoing] = useState<Doing>();
  const columns = useCampaignColumns({
    hasSeveral: shops.length > 1,
    ...(mayEdit && { onAct: (act, campaign) => setDoing({ act, campaign }) }),
  });
  const close = () => setDoing(undefined);
  return (
    <>
      <ListPage
        name="campaigns"
        title={t('title')}
        sentence={t('sentence')}
        tabs={tabs}
        isTall
        action={
          mayEdit && (
            <Button type="primary" onClick={() => setDoing({ act: 'add' })} data-add-campaign>
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
      {doing?.act === 'add' && <CampaignForm onClose={close} />}
      {doing?.act === 'change' && <CampaignForm campaign={doing.campaign} onClose={close} />}
      {doing?.act === 'switch' && <SwitchForm campaign={doing.campaign} onClose={close} />}
      {doing?.act === 'give' && <GiveForm campaign={doing.campaign} onClose={close} />}
    </>
  );
}
