import { type PeerKey, peerKeyCalls } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { Button, Form, Input, Modal } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useState } from 'react';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadPeers } from './use-reload-peers.ts';

type Made = { readonly prefix: string; readonly secret: string };
type Closing = { readonly onClose: () => void };

function useClose(onClose: () => void) {
  const returnFocus = useReturnFocus();
  return () => {
    onClose();
    returnFocus();
  };
}

/** Name first, then the secret, which is shown only once. */
export function AddKeyDialog({ onClose }: Closing) {
  const { t } = useTranslation('peers');
  const send = useSend();
  const reload = useReloadPeers();
  const close = useClose(onClose);
  const [made, setMade] = useState<Made>();
  const add = useChange((name: string) => send(peerKeyCalls.add, { name }), {
    onDone: (key) => {
      setMade(key);
      return reload();
    },
  });
  return (
    <Modal open title={t('keys.add')} onCancel={close} mask={{ closable: false }} footer={null}>
      {made ? (
        <div className="grid gap-4 pt-2 text-small" data-made>
          <Notice tone="warning">{t('keys.once')}</Notice>
          <DetailList
            rows={[
              { key: 'key', label: t('keys.key'), value: <NumberWithCopy number={made.prefix} /> },
              { key: 'secret', label: t('keys.secret'), value: <NumberWithCopy number={made.secret} /> },
            ]}
          />
          <Button type="primary" data-kept onClick={close}>
            {t('keys.kept')}
          </Button>
        </div>
      ) : (
        <Form<{ name: string }>
          name="apiKey"
          layout="vertical"
          requiredMark={false}
          onFinish={({ name }) => add.start(name)}
        >
          <Form.Item
            name="name"
            label={t('keys.name')}
            extra={t('keys.nameHelp')}
            rules={[{ required: true, whitespace: true, message: t('keys.nameMissing') }]}
          >
            <Input maxLength={60} autoComplete="off" />
          </Form.Item>
          <div className="flex flex-wrap gap-2">
            <Button type="primary" htmlType="submit" loading={add.isPending} data-make>
              {t('keys.make')}
            </Button>
            <Button onClick={close}>{t('pay.keep')}</Button>
          </div>
        </Form>
      )}
    </Modal>
  );
}

/** Warns that software using the key stops working immediately. */
export function RevokeKeyDialog({ apiKey, onClose }: Closing & { readonly apiKey: PeerKey }) {
  const { t } = useTranslation('peers');
  const send = useSend();
  const reload = useReloadPeers();
  const close = useClose(onClose);
  const revoke = useChange(() => send(peerKeyCalls.revoke, { id: apiKey.id }), {
    onDone: () => reload().then(close),
    done: () => t('keys.revokedDone'),
  });
  return (
    <Modal
      open
      title={t('keys.revokeTitle', { name: apiKey.name })}
      onCancel={close}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close}>{t('pay.keep')}</Button>
          <Button type="primary" danger loading={revoke.isPending} data-revoke onClick={() => revoke.start()}>
            {t('keys.revoke')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p>{t('keys.revokeText')}</p>
      </div>
    </Modal>
  );
}
