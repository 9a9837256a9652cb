import { campaignCalls, type CampaignRow, rewardDeskCalls } from '@onehaul/contract/console/campaigns';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Form, Input, Radio, Select } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly campaign: CampaignRow; readonly onClose: () => void };

const giveForm = z.object({
  to: z.enum(['member', 'level']),
  memberCode: z.string().trim().optional(),
  level: z.int().optional(),
});

/** Gives a coupon to one member or to all members of a level. */
export function GiveForm({ campaign: { shopId, id, name, minor, percent, validDays }, onClose }: Props) {
  const { t, i18n } = useTranslation('campaign');
  const { message } = App.useApp();
  const give = useChange(campaignCalls.give, ['campaigns', 'audit']);
  const measures = measuresIn(i18n.language);
  const amount = measures.money(minor, 'CNY');
  const benefit =
    percent > 0
      ? t('offPercent', { percent: measures.percent(percent * 100), amount })
      : t('off', { amount });
  return (
    <ModalForm
      title={t('giveTitle', { name })}
      text={t('giveText', { benefit, days: validDays })}
      schema={giveForm}
      initial={{ to: 'member' }}
      submitLabel={t('giveDo')}
      fieldOf={({ error }) => (error === 'record.notFound' ? 'memberCode' : undefined)}
      onSubmit={async ({ to, memberCode, level }) => {
        const { given } = await give({
          shopId,
          id,
          ...(to === 'member' ? { memberCode: memberCode ?? '' } : level !== undefined && { level }),
        });
        void message.success(t('givenTold', { count: given }));
      }}
      onClose={onClose}
    >
      <Form.Item name="to" label={t('giveTo')}>
        <Radio.Group
          options={(['member', 'level'] as const).map((to) => ({ value: to, label: t(`giveTo.${to}`) }))}
        />
      </Form.Item>
      <Receiver shopId={shopId} />
    </ModalForm>
  );
}

function Receiver({ shopId }: { readonly shopId: number }) {
  const { t } = useTranslation('campaign');
  const to = Form.useWatch<string | undefined>('to');
  const { data } = useQuery({
    queryKey: ['rewardRules'],
    queryFn: ({ signal }) => callApi(rewardDeskCalls.rules, {}, { signal }),
  });
  const levels = data?.items.find((shop) => shop.shopId === shopId)?.levels ?? [];
  const needed = [{ required: true, message: t('form.needed') }];
  return to === 'level' ? (
    <Form.Item name="level" label={t('level')} rules={needed}>
      <Select
        options={levels.map(({ level, name, members }) => ({
          value: level,
          label: t('levelMembers', { name, count: members }),
        }))}
      />
    </Form.Item>
  ) : (
    <Form.Item name="memberCode" label={t('memberCode')} rules={needed}>
      <Input maxLength={20} className="font-mono" autoComplete="off" />
    </Form.Item>
  );
}
