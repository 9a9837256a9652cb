import type { PeerKey } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { Notice } from '@onehaul/ui/form/notice';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { useAct } from '../../app/use-act.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import { usePeerActs } from './use-peer-acts.ts';

type Made = { readonly prefix: string; readonly secret: string };
type Closing = { readonly onClose: () => void };

/** Name first, then the secret, which is shown only once. */
export function AddKeyDialog({ onClose }: Closing) {
  const { t } = useTranslation('peers');
  const [made, setMade] = useState<Made>();
  return (
    <Dialog title={t('keys.add')} onClose={onClose}>
      {made ? (
        <div className="grid gap-4 text-small" data-made>
          <Notice tone="warning">{t('keys.once')}</Notice>
          <DetailList
            rows={[
              { key: 'key', label: t('keys.key'), value: <NumberWithCopy number={made.prefix} /> },
              { key: 'secret', label: t('keys.secret'), value: <NumberWithCopy number={made.secret} /> },
            ]}
          />
          <Button data-kept onClick={onClose}>
            {t('keys.kept')}
          </Button>
        </div>
      ) : (
        <NameForm onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NameForm({ onMade, onClose }: Closing & { readonly onMade: (made: Made) => void }) {
  const { t } = useTranslation('peers');
  const loadActs = usePeerActs();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    fields: ['name'],
    validate: ({ name }) => (name.trim() === '' ? { name: t('keys.nameMissing') } : {}),
    async submit({ name }) {
      const { addKey } = await loadActs();
      // Shown at once: the secret cannot be read again.
      onMade(await addKey(name));
      await revalidate();
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput
        {...form.field('name')}
        label={t('keys.name')}
        hint={t('keys.nameHelp')}
        maxLength={60}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy} data-make>
          {t('keys.make')}
        </Button>
        <Button variant="secondary" disabled={form.isBusy} onClick={onClose}>
          {t('pay.keep')}
        </Button>
      </div>
    </form>
  );
}

/** Warns that software using the key stops working immediately. */
export function RevokeKeyDialog({ apiKey, onClose }: Closing & { readonly apiKey: PeerKey }) {
  const { t } = useTranslation('peers');
  const loadActs = usePeerActs();
  const revoke = useAct(async (id: number) => (await loadActs()).revokeKey(id), {
    onDone: onClose,
    done: () => t('keys.revokedDone'),
  });
  const close = () => {
    if (!revoke.isPending) onClose();
  };
  return (
    <Dialog
      title={t('keys.revokeTitle', { name: apiKey.name })}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" disabled={revoke.isPending} onClick={close}>
            {t('pay.keep')}
          </Button>
          <Button
            variant="danger"
            isBusy={revoke.isPending}
            data-revoke
            onClick={() => revoke.start(apiKey.id)}
          >
            {t('keys.revoke')}
          </Button>
        </>
      }
    >
      <p className="text-small">{t('keys.revokeText')}</p>
    </Dialog>
  );
}
