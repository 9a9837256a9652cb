import { CallFailed } from '@onehaul/client/send';
import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { wrongCodesPerAlert } from '@onehaul/domain/staff/wrong-codes';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { CallForm, Field } from '@onehaul/workbench/call-form';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';

const alertSeconds = 15;

type ConfirmProps = {
  readonly kind: 'code' | 'recoveryCode';
  readonly onDone: (recoveryCodes: string[]) => void;
  readonly onLate: () => void;
};

/** Submits a second-factor code. */
export function ConfirmCode({ kind, onDone, onLate }: ConfirmProps) {
  const { t } = useTranslation('console');
  const { message } = App.useApp();
  return (
    <CallForm
      key={kind}
      takesFocus
      schema={staffSessionCalls.confirmSecondFactor.input}
      submitLabel={t('secondFactor.submit')}
      onSubmit={async (values) => {
        const { recoveryCodes, wrongCodes } = await callApi(
          staffSessionCalls.confirmSecondFactor,
          values,
        ).catch((error: unknown) => {
          if (error instanceof CallFailed && error.code === 401) onLate();
          throw error;
        });
        if (wrongCodes >= wrongCodesPerAlert)
          void message.warning(t('secondFactor.wrongBefore', { count: wrongCodes }), alertSeconds);
        onDone(recoveryCodes);
      }}
      fieldOf={({ error }) => (error === 'staff.codeWrong' ? 'code' : undefined)}
    >
      <Field name="code" label={t(`secondFactor.${kind}`)}>
        <Input
          autoComplete="one-time-code"
          inputMode={kind === 'code' ? 'numeric' : 'text'}
          className="font-mono tracking-widest"
          maxLength={32}
        />
      </Field>
    </CallForm>
  );
}

type Props = { readonly onDone: () => void; readonly onLate: () => void };

/** Accepts an authenticator code or a recovery code. */
export function CodeStep({ onDone, onLate }: Props) {
  const { t } = useTranslation('console');
  const [kind, setKind] = useState<'code' | 'recoveryCode'>('code');
  const other = kind === 'code' ? 'recoveryCode' : 'code';
  return (
    <>
      <p className="pb-4 text-small text-muted">{t(`secondFactor.${kind}Text`)}</p>
      <ConfirmCode kind={kind} onDone={onDone} onLate={onLate} />
      <Button type="link" block className="mt-2" onClick={() => setKind(other)}>
        {t(`secondFactor.${other}Instead`)}
      </Button>
    </>
  );
}
