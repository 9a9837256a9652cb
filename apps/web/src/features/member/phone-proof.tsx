import { type Profile, memberCalls } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input } from '@onehaul/workbench/antd';
import { useEffect, useState } from 'react';
import { useSend, useSession } from '../../app/session-context.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';

type Props = { readonly profile: Profile };
type Values = { code: string };

const againAfterMs = 60_000; // §9

/** Verifies the phone number by a code; a verified number can be used to sign in. */
export function PhoneProof({ profile }: Props) {
  const { t } = useTranslation('member');
  const send = useSend();
  const { reload } = useSession();
  const [sent, setSent] = useState<{ readonly codeId: string; readonly at: number }>();
  const [form] = Form.useForm<Values>();
  const wait = useSecondsLeft(sent && sent.at + againAfterMs);
  const ask = useChange(() => send(memberCalls.sendPhoneCode, {}), {
    onDone: ({ codeId }) => setSent({ codeId, at: Date.now() }),
    done: () => t('proof.sent'),
    kind: 'code',
  });
  const prove = useChange(
    ({ code }: Values) => send(memberCalls.provePhone, { code, codeId: sent?.codeId ?? '' }),
    {
      onDone: reload,
      done: () => t('proof.done'),
      atField: antdFieldRefusals(form, { 'session.codeWrong': 'code' }),
    },
  );

  useEffect(() => {
    if (sent) form.getFieldInstance('code')?.focus();
  }, [form, sent]);

  return (
    <div className="mt-6 grid max-w-160 gap-3 rounded-card border border-line bg-sunken p-4">
      <p className="text-small">{t('proof.text', { phone: `${profile.dialCode} ${profile.phoneNumber}` })}</p>
      <Form form={form} name="proof" layout="vertical" requiredMark={false} onFinish={prove.start}>
        <div className="flex flex-wrap items-start gap-3">
          <Button loading={ask.isPending} disabled={wait > 0} onClick={() => ask.start(undefined)}>
            {wait > 0 ? t('proof.again', { seconds: wait }) : t('proof.send')}
          </Button>
          {sent && (
            <>
              <Form.Item
                name="code"
                className="mb-0 w-40"
                rules={[{ required: true, pattern: /^[0-9]{6}$/, message: t('proof.codeInvalid') }]}
              >
                <Input
                  aria-label={t('proof.code')}
                  placeholder={t('proof.code')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={6}
                />
              </Form.Item>
              <Button type="primary" htmlType="submit" loading={prove.isPending}>
                {t('proof.confirm')}
              </Button>
            </>
          )}
        </div>
      </Form>
    </div>
  );
}
