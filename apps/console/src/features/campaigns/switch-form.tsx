import { campaignCalls, type CampaignRow } from '@onehaul/contract/console/campaigns';
import { useTranslation } from '@onehaul/i18n/react';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly campaign: CampaignRow; readonly onClose: () => void };
const nothing = z.object({});

/** Confirms by name before ending or resuming a campaign. */
export function SwitchForm({ campaign: { shopId, id, name, isActive }, onClose }: Props) {
  const { t } = useTranslation('campaign');
  const turn = useChange(campaignCalls.switch, ['campaigns', 'audit']);
  return (
    <ModalForm
      title={t(isActive ? 'switchOffTitle' : 'switchOnTitle', { name })}
      text={t(isActive ? 'switchOffText' : 'switchOnText')}
      schema={nothing}
      isDangerous={isActive}
      submitLabel={t(isActive ? 'switchOff' : 'switchOn')}
      onSubmit={() => turn({ shopId, id, isActive: !isActive })}
      onClose={onClose}
    />
  );
}
