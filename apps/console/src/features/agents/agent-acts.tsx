import { agentDeskCalls, agentPlanCalls, type AgentRow } from '@onehaul/contract/console/agents';
import { agentMachine } from '@onehaul/domain/agent/earning-state';
import { pickText } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { currentTranslator } from '../../app/language.ts';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './desk-words.ts';

type Act = 'approve' | 'refuse' | 'suspend' | 'restore' | 'setPlan';

/** Actions on an agent, taken from the same transition table that the server enforces. */
export function AgentActs({ agent }: { readonly agent: AgentRow }) {
  const { t } = useTranslation('agents');
  const mayDecide = useHasPermission('agent:decide');
  const [openDialog, setOpenDialog] = useState<Act>();
  if (!mayDecide) return null;
  const events = agentMachine.events(agent.state);
  const acts: readonly Act[] = [
    ...(events.includes('approve') ? (['approve'] as const) : []),
    ...(events.includes('refuse') ? (['refuse'] as const) : []),
    ...(events.includes('restore') ? (['restore'] as const) : []),
    ...(agent.state === 'active' || agent.state === 'suspended' ? (['setPlan'] as const) : []),
    ...(events.includes('suspend') ? (['suspend'] as const) : []),
  ];
  const isDangerous = (act: Act) => act === 'refuse' || act === 'suspend';
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button
          key={act}
          type={act === 'approve' || act === 'restore' ? 'primary' : 'default'}
          danger={isDangerous(act)}
          data-act={act}
          onClick={() => setOpenDialog(act)}
        >
          {t(act)}
        </Button>
      ))}
      {openDialog && <ActForm act={openDialog} agent={agent} onClose={() => setOpenDialog(undefined)} />}
    </div>
  );
}

type FormProps = { readonly act: Act; readonly agent: AgentRow; readonly onClose: () => void };

function ActForm({ act, agent, onClose }: FormProps) {
  if (act === 'approve' || act === 'setPlan') return <PlanForm act={act} agent={agent} onClose={onClose} />;
  if (act === 'restore') return <RestoreForm agent={agent} onClose={onClose} />;
  return <ReasonForm act={act} agent={agent} onClose={onClose} />;
}

function PlanForm({ act, agent, onClose }: FormProps & { readonly act: 'approve' | 'setPlan' }) {
  const { t } = useTranslation('agents');
  const approve = useChange(agentDeskCalls.approve, invalidatedQueries);
  const setPlan = useChange(agentDeskCalls.setPlan, invalidatedQueries);
  const { data } = useQuery({
    queryKey: ['agentPlans', 'all'],
    queryFn: ({ signal }) => callApi(agentPlanCalls.list, {}, { signal }),
  });
  const { shopId, id, memberCode, planId } = agent;
  const plans = data?.items.filter((plan) => plan.shopId === shopId && plan.isActive) ?? [];
  const { language } = currentTranslator();
  return (
    <ModalForm
      title={t(`titleOf.${act}`, { code: memberCode })}
      text={
        data && plans.length === 0 ? (
          <Alert type="warning" showIcon title={t('noPlan')} />
        ) : (
          <p>{`${agent.memberName} · ${t('approveText')}`}</p>
        )
      }
      schema={agentDeskCalls.approve.input.pick({ planId: true })}
      initial={planId === null ? {} : { planId }}
      submitLabel={t(act)}
      onSubmit={(values) => (act === 'approve' ? approve : setPlan)({ shopId, id, planId: values.planId })}
      onClose={onClose}
    >
      <Field name="planId" label={t('plan')}>
        <Select
          options={plans.map((plan) => ({ value: plan.id, label: pickText(plan.names, language, 'zhHans') }))}
        />
      </Field>
    </ModalForm>
  );
}

function ReasonForm({ act, agent, onClose }: FormProps & { readonly act: 'refuse' | 'suspend' }) {
  const { t } = useTranslation('agents');
  const refuse = useChange(agentDeskCalls.refuse, invalidatedQueries);
  const suspend = useChange(agentDeskCalls.suspend, invalidatedQueries);
  const { shopId, id, memberCode } = agent;
  return (
    <ModalForm
      title={t(`titleOf.${act}`, { code: memberCode })}
      text={<p>{act === 'suspend' ? t('suspendText') : agent.memberName}</p>}
      schema={agentDeskCalls.refuse.input.pick({ reason: true })}
      submitLabel={t(act)}
      isDangerous
      onSubmit={({ reason }) => (act === 'refuse' ? refuse : suspend)({ shopId, id, reason })}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')} help={t('reasonTold')}>
        <Input.TextArea rows={3} maxLength={300} />
      </Field>
    </ModalForm>
  );
}

function RestoreForm({ agent, onClose }: Omit<FormProps, 'act'>) {
  const { t } = useTranslation('agents');
  const restore = useChange(agentDeskCalls.restore, invalidatedQueries);
  const { shopId, id, memberCode } = agent;
  return (
    <ModalForm
      title={t('restoreTitle', { code: memberCode })}
      text={<p>{`${agent.memberName} · ${t('restoreText')}`}</p>}
      schema={z.object({})}
      submitLabel={t('restore')}
      onSubmit={() => restore({ shopId, id })}
      onClose={onClose}
    />
  );
}
