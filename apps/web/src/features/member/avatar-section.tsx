import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { FailureNote } from '@onehaul/ui/form/notice';
import { useToast } from '@onehaul/ui/toast';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pictureRefusals } from '../../app/portal/picture-file.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import type { AccountProfile } from './account-rules.ts';
import { AccountSection } from './account-section.tsx';
import { avatarRefusal, pictureTypes } from './avatar-file.ts';
import { Portrait } from './portrait.tsx';
import { useAccountActs } from './use-account-acts.ts';

type Props = { readonly profile: AccountProfile };
type Chosen = { readonly file: File; readonly url: string };

export function AvatarSection({ profile }: Props) {
  const { t } = useTranslation('account');
  const loadActs = useAccountActs();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const form = useCallForm({
    fields: ['picture'],
    fieldOf: pictureRefusals,
    validate: () => ({}),
    async submit() {
      if (!chosen) return;
      const { saveAvatar } = await loadActs();
      await saveAvatar(chosen.file);
      await revalidate();
      setChosen(undefined);
      notify(t('avatar.saved'), 'positive');
    },
  });

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again after a mistake fires a change event.
    target.value = '';
    if (!file) return;
    const refusal = avatarRefusal(file);
    form.check(refusal ? { picture: t(refusal) } : {});
    setChosen(refusal ? undefined : { file, url: URL.createObjectURL(file) });
  }

  return (
    <AccountSection id="avatar" title="avatar.title" text="avatar.text">
      <form {...form.props} className="grid max-w-160 gap-4">
        <FailureNote text={form.errors.picture} />
        <div className="flex flex-wrap items-center gap-5">
          {chosen ? (
            <img src={chosen.url} alt={t('avatar.preview')} className="size-24 rounded-full object-cover" />
          ) : (
            <Portrait profile={profile} className="size-24 text-heading" />
          )}
          <input
            ref={input}
            id={inputId}
            type="file"
            accept={pictureTypes.join(',')}
            onChange={choose}
            aria-label={t('avatar.choose')}
            tabIndex={-1}
            className="sr-only"
          />
          {chosen && (
            <Button type="submit" isBusy={form.isBusy}>
              {t('avatar.use')}
            </Button>
          )}
          <Button variant="secondary" disabled={form.isBusy} onClick={() => input.current?.click()}>
            {t('avatar.choose')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
