import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { CodeInput } from '@onehaul/ui/form/code-input';
import { useToast } from '@onehaul/ui/toast';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '../../app/use-act.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import type { AccountProfile } from './account-rules.ts';
import { useSecondsLeft } from './seconds-left.ts';
import { useAccountActs } from './use-account-acts.ts';

type Props = { readonly profile: AccountProfile };

const againAfterMs = 60_000; // §9

/** Verifies the phone number by a code; a verified number can be used to sign in. */
export function PhoneProof({ profile }: Props) {
  const { t } = useTranslation('account');
  const loadActs = useAccountActs();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const [sent, setSent] = useState<{ readonly codeId: string; readonly at: number }>();
  const wait = useSecondsLeft(sent && sent.at + againAfterMs);
  const ask = useAct(async () => (await loadActs()).sendPhoneCode(), {
    onDone: ({ codeId }) => setSent({ codeId, at: Date.now() }),
    done: () => t('proof.sent'),
    kind: 'code',
    keepsPage: true,
  });
  const form = useCallForm({
    fields: ['code'],
    fieldOf: { 'session.codeWrong': 'code' },
    validate: ({ code }) => (/^[0-9]{6}$/.test(code) ? {} : { code: t('proof.codeInvalid') }),
    async submit({ code }) {
      const { provePhone } = await loadActs();
      await provePhone({ code, codeId: sent?.codeId ?? '' });
      notify(t('proof.done'), 'positive');
      await revalidate();
    },
  });
  const codeFieldId = form.idOf('code');

  useEffect(() => {
    if (sent) document.getElementById(codeFieldId)?.focus();
  }, [codeFieldId, sent]);

  return (
    <div className="mt-6 grid max-w-160 gap-4 rounded-card border border-line bg-sunken p-4">
      <p className="text-small">{t('proof.text', { phone: `${profile.dialCode} ${profile.phoneNumber}` })}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={ask.isPending}
        disabled={wait > 0}
        onClick={() => ask.start(undefined)}
      >
        {wait > 0 ? t('proof.again', { seconds: wait }) : t('proof.send')}
      </Button>
      {sent && (
        <form {...form.props}>
          <CodeInput
            {...form.field('code')}
            label={t('proof.code')}
            beside={
              <Button type="submit" className="shrink-0" isBusy={form.isBusy}>
                {t('proof.confirm')}
              </Button>
            }
          />
        </form>
      )}
    </div>
  );
}
