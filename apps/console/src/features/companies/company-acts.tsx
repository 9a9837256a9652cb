import { type CompanyFacts, companyCalls } from '@onehaul/contract/console/companies';
import { closingGraceDays, type TenantEvent, tenantMachine } from '@onehaul/domain/tenant';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { LimitForm } from './limit-form.tsx';
import { ModulesForm } from './modules-form.tsx';
import { PlanForm } from './plan-form.tsx';

const invalidatedQueries = ['companies', 'company', 'audit'];
const nothing = z.object({});
type DialogName = 'plan' | 'limit' | 'modules' | 'suspend' | 'restore' | 'close';

/** What the operator can do with a company. */
export function CompanyActs({ company }: { readonly company: CompanyFacts }) {
  const { t } = useTranslation('companies');
  const { message } = App.useApp();
  const [open, setOpen] = useState<DialogName>();
  const suspend = useChange(companyCalls.suspend, invalidatedQueries);
  const restore = useChange(companyCalls.restore, invalidatedQueries);
  const close = useChange(companyCalls.close, invalidatedQueries);
  const { tenantId, name, plan, state } = company;
  const allows = (event: TenantEvent) => tenantMachine.next(state, event) !== undefined;
  const onClose = () => setOpen(undefined);
  const tell = (words: string) => void message.success(words);

  return (
    <div className="flex flex-wrap gap-2">
      {allows('restore') && (
        <Button type="primary" onClick={() => setOpen('restore')}>
          {t('restore')}
        </Button>
      )}
      {state !== 'closed' && (
        <>
          <Button onClick={() => setOpen('plan')}>{t('setPlan')}</Button>
          <Button onClick={() => setOpen('limit')}>{t('setLimit')}</Button>
          <Button onClick={() => setOpen('modules')}>{t('setModules')}</Button>
        </>
      )}
      {allows('suspend') && (
        <Button danger onClick={() => setOpen('suspend')}>
          {t('suspend')}
        </Button>
      )}
      {allows('close') && (
        <Button danger onClick={() => setOpen('close')}>
          {t('close')}
        </Button>
      )}
      {open === 'plan' && <PlanForm tenantId={tenantId} plan={plan} onClose={onClose} />}
      {open === 'limit' && <LimitForm tenantId={tenantId} onClose={onClose} />}
      {open === 'modules' && <ModulesForm tenantId={tenantId} onClose={onClose} />}
      {open === 'suspend' && (
        <ModalForm
          title={t('suspend')}
          text={t('suspendText', { name })}
          schema={companyCalls.suspend.input.omit({ tenantId: true })}
          submitLabel={t('suspend')}
          isDangerous
          onSubmit={async (why) => {
            await suspend({ tenantId, ...why });
            tell(t('suspended', { name }));
          }}
          onClose={onClose}
        >
          <Field name="reason" label={t('reason')}>
            <Input autoComplete="off" maxLength={200} />
          </Field>
        </ModalForm>
      )}
      {open === 'restore' && (
        <ModalForm
          title={t('restore')}
          text={name}
          schema={nothing}
          submitLabel={t('restore')}
          onSubmit={async () => {
            await restore({ tenantId });
            tell(t('restored', { name }));
          }}
          onClose={onClose}
        />
      )}
      {open === 'close' && (
        <ModalForm
          title={t('close')}
          text={t('closeText', { name, days: closingGraceDays })}
          schema={companyCalls.close.input.omit({ tenantId: true })}
          submitLabel={t('close')}
          isDangerous
          fieldOf={({ error }) => (error === 'company.nameDiffers' ? 'typedName' : undefined)}
          onSubmit={async (typed) => {
            await close({ tenantId, ...typed });
            tell(t('closed', { name }));
          }}
          onClose={onClose}
        >
          <Field name="reason" label={t('reason')}>
            <Input autoComplete="off" maxLength={200} />
          </Field>
          <Field name="typedName" label={t('typedName')}>
            <Input autoComplete="off" maxLength={80} />
          </Field>
        </ModalForm>
      )}
    </div>
  );
}
