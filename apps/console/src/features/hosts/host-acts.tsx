import { hostCalls, type HostRow } from '@onehaul/contract/console/hosts';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { staleAfterChange } from './hosts-query.ts';
import { isSuggestedPrimary } from './suggested-primary.ts';

type Props = { readonly shopId: number; readonly host: HostRow; readonly hosts: readonly HostRow[] };
type DialogName = 'makePrimary' | 'redirect' | 'remove';

const nothing = z.object({});
const redirectSchema = z.object({ to: z.string() });

/** What can be done with an address. */
export function HostActs({ shopId, host, hosts }: Props) {
  const { t } = useTranslation('hosts');
  const { message } = App.useApp();
  const [dialog, setDialog] = useState<DialogName>();
  const [isChecking, setIsChecking] = useState(false);
  const check = useChange(hostCalls.check, staleAfterChange);
  const makePrimary = useChange(hostCalls.makePrimary, staleAfterChange);
  const setRedirect = useChange(hostCalls.setRedirect, staleAfterChange);
  const remove = useChange(hostCalls.remove, staleAfterChange);
  const { name, unicode, kind, isOwn, isLive, isPrimary, redirectsTo } = host;
  const one = { shopId, name };
  const close = () => setDialog(undefined);
  const targets = hosts.filter(
    (other) => other.isLive && other.name !== name && other.kind === kind && other.redirectsTo === null,
  );

  const report = (error: unknown) => void message.error(failureOf(error).message);
  async function checkNow() {
    setIsChecking(true);
    try {
      const checked = (await check(one)).host;
      if (checked.problem) void message.warning(t('checked.wrong'));
      else void message.success(t('checked.right', { name: unicode }));
    } catch (error) {
      report(error);
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {isOwn && (
        <Button loading={isChecking} onClick={() => void checkNow()} data-check>
          {t('check')}
        </Button>
      )}
      {isLive && kind === 'web' && !isPrimary && (
        <Button
          type={isSuggestedPrimary(host, hosts) ? 'primary' : 'default'}
          onClick={() => setDialog('makePrimary')}
        >
          {t('makePrimary')}
        </Button>
      )}
      {redirectsTo !== null && (
        <Button onClick={() => void setRedirect({ ...one, to: null }).catch(report)}>
          {t('endRedirect')}
        </Button>
      )}
      {isLive && !isPrimary && redirectsTo === null && targets.length > 0 && (
        <Button onClick={() => setDialog('redirect')}>{t('redirect')}</Button>
      )}
      {isOwn && (
        <Button danger onClick={() => setDialog('remove')}>
          {t('remove')}
        </Button>
      )}
      {dialog === 'makePrimary' && (
        <ModalForm
          title={t('makePrimaryTitle', { name: unicode })}
          text={t('makePrimaryText')}
          submitLabel={t('makePrimary')}
          schema={nothing}
          onSubmit={() => makePrimary(one)}
          onClose={close}
        />
      )}
      {dialog === 'redirect' && (
        <ModalForm
          title={t('redirectTitle', { name: unicode })}
          text={t('redirectText')}
          submitLabel={t('redirectSubmit')}
          schema={redirectSchema}
          initial={{ to: (targets.find((target) => target.isPrimary) ?? targets[0]!).name }}
          onSubmit={({ to }) => setRedirect({ ...one, to })}
          onClose={close}
        >
          <Field name="to" label={t('redirectTo')}>
            <Select options={targets.map((target) => ({ value: target.name, label: target.unicode }))} />
          </Field>
        </ModalForm>
      )}
      {dialog === 'remove' && (
        <ModalForm
          title={t('removeTitle', { name: unicode })}
          text={t(isLive ? 'removeLiveText' : 'removeText')}
          submitLabel={t('remove')}
          isDangerous
          schema={nothing}
          onSubmit={() => remove(one)}
          onClose={close}
        />
      )}
    </div>
  );
}
