import { fileCalls } from '@onehaul/contract/file';
import { type Profile, memberCalls } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useSend, useSession } from '../../app/session-context.tsx';
import { AccountSection } from './account-section.tsx';
import { pictureTypes, avatarRefusal } from './avatar-file.ts';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { Portrait } from './portrait.tsx';
import { pictureRefusals } from '../../app/portal/picture-file.ts';
import { useChange } from '../../app/portal/use-change.ts';

type Props = { readonly profile: Profile };
type Chosen = { readonly file: File; readonly url: string };

export function AvatarSection({ profile }: Props) {
  const { t } = useTranslation('member');
  const send = useSend();
  const { reload } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const [wrong, setWrong] = useState<string>();
  const save = useChange(
    async (file: File) => {
      const { fileId } = await send(fileCalls.uploadImage, {
        file: new Uint8Array(await file.arrayBuffer()),
      });
      await send(memberCalls.updateAvatar, { fileId });
    },
    {
      onDone: async () => {
        await reload();
        setChosen(undefined);
      },
      done: () => t('avatar.saved'),
      atField: { fields: pictureRefusals, show: (_, text) => setWrong(text) },
    },
  );

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Reset, so that choosing the same file again after a mistake fires a change event.
    target.value = '';
    if (!file) return;
    const refusal = avatarRefusal(file);
    setWrong(refusal && t(refusal));
    setChosen(refusal ? undefined : { file, url: URL.createObjectURL(file) });
  }

  return (
    <AccountSection id="avatar" title="avatar.title" text="avatar.text">
      <div className="grid max-w-160 gap-4">
        <FailureNote text={wrong} />
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
            <Button type="primary" loading={save.isPending} onClick={() => save.start(chosen.file)}>
              {t('avatar.use')}
            </Button>
          )}
          <Button disabled={save.isPending} onClick={() => input.current?.click()}>
            {t('avatar.choose')}
          </Button>
        </div>
      </div>
    </AccountSection>
  );
}
