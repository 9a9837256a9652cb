import { type CaseForStaff, caseDeskCalls } from '@onehaul/contract/console/cases';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly found: CaseForStaff; readonly onClose: () => void };
const schema = caseDeskCalls.assign.input.pick({ staffId: true });

/** Assigns a case to a colleague who may work on cases of its shop. */
export function AssignForm({ found, onClose }: Props) {
  const { t } = useTranslation('cases');
  const { message } = App.useApp();
  const me = useMe();
  const { shopId, id, number } = found;
  const assign = useChange(caseDeskCalls.assign, invalidatedQueries);
  const { data, error } = useQuery({
    queryKey: ['caseColleagues', shopId],
    queryFn: ({ signal }) => callApi(caseDeskCalls.colleagues, { shopId }, { signal }),
    retry: false,
  });
  const others = data?.items.filter((one) => one.id !== found.staffId && one.id !== me.id) ?? [];
  return (
    <ModalForm
      title={t('assign.title', { number })}
      text={t('assign.text')}
      schema={schema}
      submitLabel={t('assign.submit')}
      onSubmit={async ({ staffId }) => {
        await assign({ shopId, id, staffId });
        const name = others.find((one) => one.id === staffId)?.name ?? '';
        void message.success(t('assign.done', { name }));
      }}
      onClose={onClose}
    >
      <Field name="staffId" label={t('assign.person')} {...(error && { help: failureOf(error).message })}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={!data && !error}
          options={others.map((one) => ({ value: one.id, label: one.name }))}
          notFoundContent={data ? t('assign.nobody') : null}
        />
      </Field>
    </ModalForm>
  );
}
