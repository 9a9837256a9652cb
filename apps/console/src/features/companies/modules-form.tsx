import { companyTermCalls, type ModuleUse } from '@onehaul/contract/console/company-terms';
import { type Module, modules as allModules } from '@onehaul/domain/shop';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App, Checkbox, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useModuleWords } from '../../app/module-words.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly tenantId: number; readonly onClose: () => void };
const schema = companyTermCalls.setModules.input.omit({ tenantId: true, isConfirmed: true });

/** Modules a company's shops may switch on; says what disappears before it does. */
export function ModulesForm({ tenantId, onClose }: Props) {
  const { t } = useTranslation('companies');
  const { message } = App.useApp();
  const setModules = useChange(companyTermCalls.setModules, ['company', 'companies', 'audit']);
  const [chosen, setChosen] = useState<readonly Module[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ['company', tenantId, 'modules'],
    queryFn: ({ signal }) => callApi(companyTermCalls.getModules, { tenantId }, { signal }),
    refetchOnMount: 'always',
  });
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  const kept = chosen ?? data.modules;
  const lost = data.items.filter(({ module, shops }) => shops.length > 0 && !kept.includes(module));
  return (
    <ModalForm
      title={t('modulesTitle')}
      text={t('modulesText')}
      schema={schema}
      initial={{ modules: data.modules }}
      submitLabel={lost.length > 0 ? t('modulesSubmitOff') : t('modulesSubmit')}
      isDangerous={lost.length > 0}
      onSubmit={async (wanted) => {
        await setModules({ tenantId, ...wanted, isConfirmed: lost.length > 0 });
        void message.success(t('modulesSet'));
      }}
      onClose={onClose}
    >
      <Field name="modules" label={t('modules')}>
        <Choices onPick={setChosen} />
      </Field>
      {lost.length > 0 && (
        <Alert className="mb-4" type="warning" title={t('modulesLost')} description={<Lost items={lost} />} />
      )}
      <Field name="reason" label={t('limitReason')} help={t('limitReasonHelp')}>
        <Input autoComplete="off" maxLength={200} />
      </Field>
    </ModalForm>
  );
}

function Lost({ items }: { readonly items: readonly ModuleUse[] }) {
  const { t } = useTranslation('companies');
  const wordsOf = useModuleWords();
  return (
    <ul className="flex flex-col gap-1">
      {items.flatMap(({ module, shops }) =>
        shops.map(({ name, openOrders }) => (
          <li key={`${module} ${name}`}>
            {t(openOrders > 0 ? 'modulesLostOrders' : 'modulesLostShop', {
              module: wordsOf(module),
              shop: name,
              orders: openOrders,
            })}
          </li>
        )),
      )}
    </ul>
  );
}

type ChoicesProps = {
  readonly id?: string;
  readonly value?: readonly Module[];
  readonly onChange?: (modules: Module[]) => void;
  readonly onPick: (modules: Module[]) => void;
};

function Choices({ id, value = [], onChange, onPick }: ChoicesProps) {
  const { t } = useTranslation('companies');
  const wordsOf = useModuleWords();
  return (
    <fieldset id={id} aria-label={t('modules')} className="grid min-w-0 gap-2 sm:grid-cols-2">
      {allModules.map((module) => (
        <Checkbox
          key={module}
          checked={value.includes(module)}
          onChange={({ target }) => {
            const kept = allModules.filter((one) => (one === module ? target.checked : value.includes(one)));
            onChange?.(kept);
            onPick(kept);
          }}
        >
          {wordsOf(module)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
