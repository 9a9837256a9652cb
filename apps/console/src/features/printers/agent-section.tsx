import { labelCalls, type PrintAgent } from '@onehaul/contract/console/labels';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ListMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { SecretOnce } from '@onehaul/workbench/secret-once';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { staleAfterChange, type Warehouse } from './printers-query.ts';
import { Section } from './section.tsx';

type Props = {
  readonly warehouse: Warehouse;
  readonly agents: readonly PrintAgent[];
  readonly mayChange: boolean;
};

const nothing = z.object({});
const schema = labelCalls.addAgent.input.pick({ name: true });

/** Programs in the warehouse that reach its printers. */
export function AgentSection({ warehouse, agents, mayChange }: Props) {
  const { t } = useTranslation('printers');
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<{ readonly name: string; readonly key: string }>();
  const [revoked, setRevoked] = useState<PrintAgent>();
  const add = useChange(labelCalls.addAgent, staleAfterChange);
  const revoke = useChange(labelCalls.revokeAgent, staleAfterChange);
  return (
    <Section
      title={t('agents.title')}
      sentence={t('agents.sentence')}
      action={
        mayChange && (
          <Button type={agents.length === 0 ? 'primary' : 'default'} onClick={() => setIsAdding(true)}>
            {t('agents.add')}
          </Button>
        )
      }
    >
      {agents.length === 0 ? (
        <ListMessage icon="note" title={t('agents.empty.title')} text={t('agents.empty.text')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {agents.map((agent) => (
            <Card key={agent.id} as="li" className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <h3 className="font-semibold break-words">{agent.name}</h3>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
                  <AgentState agent={agent} />
                  {agent.lastSeenAt && (
                    <span className="text-muted">
                      {t('agents.lastSeen')} <Moment at={agent.lastSeenAt} />
                    </span>
                  )}
                </p>
                {agent.version && <p className="text-caption text-muted">{agent.version}</p>}
              </div>
              {mayChange && (
                <Button danger onClick={() => setRevoked(agent)}>
                  {t('agents.revoke')}
                </Button>
              )}
            </Card>
          ))}
        </ul>
      )}
      {isAdding && (
        <ModalForm
          title={t('agents.add')}
          text={t('agents.addText')}
          submitLabel={t('agents.addSubmit')}
          schema={schema}
          onSubmit={async ({ name }) => {
            const { key } = await add({ ...warehouse, name });
            setShown({ name, key });
          }}
          onClose={() => setIsAdding(false)}
        >
          <Field name="name" label={t('agents.name')} help={t('agents.nameHelp')}>
            <Input autoComplete="off" maxLength={60} />
          </Field>
        </ModalForm>
      )}
      {shown && (
        <SecretOnce
          title={t('agents.keyTitle', { name: shown.name })}
          text={t('agents.keyText')}
          secret={shown.key}
          onClose={() => setShown(undefined)}
        />
      )}
      {revoked && (
        <ModalForm
          title={t('agents.revokeTitle', { name: revoked.name })}
          text={t('agents.revokeText')}
          submitLabel={t('agents.revoke')}
          isDangerous
          schema={nothing}
          onSubmit={() => revoke({ ...warehouse, id: revoked.id })}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </Section>
  );
}

function AgentState({ agent: { isHere, lastSeenAt } }: { readonly agent: PrintAgent }) {
  const { t } = useTranslation('printers');
  if (isHere) return <StateMark tone="positive">{t('agents.here')}</StateMark>;
  if (lastSeenAt) return <StateMark tone="danger">{t('agents.away')}</StateMark>;
  return <StateMark tone="neutral">{t('agents.never')}</StateMark>;
}
