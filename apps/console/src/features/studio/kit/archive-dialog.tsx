import { CallFailed } from '@onehaul/client/send';
import type { Resource } from '@onehaul/contract/console/studio/resource';
import { Alert, Button, Modal } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useState } from 'react';
import type { SavedRecord } from './record-drawer.tsx';
import { useWords } from './use-words.ts';

type Props = {
  readonly resource: Resource;
  readonly record: SavedRecord;
  readonly title: string;
  readonly onArchive: () => Promise<void>;
  readonly onArchived: () => void;
  readonly onClose: () => void;
};
/** The server stops counting here. */
const maxCount = 1000;

/** Tables a refusal names, such as `line:2,parcel:7`. */
const usesOf = (error: unknown) =>
  error instanceof CallFailed && error.error === 'record.inUse' && typeof error.details.uses === 'string'
    ? error.details.uses.split(',').map((use) => use.split(':')[0]!)
    : [];

/** Confirms archiving and lists what uses the record; usage that blocks it disables the button. */
export function ArchiveDialog({ resource, record, title, onArchive, onArchived, onClose }: Props) {
  const { t, usageOf } = useWords(resource.name);
  const returnFocus = useReturnFocus();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const blocking = [
    ...record.usage.filter(({ isBlocking }) => isBlocking).map(({ by }) => by),
    ...usesOf(failure),
  ];
  const others = record.usage.filter(({ isBlocking }) => !isBlocking);
  const countText = (count: number) => (count >= maxCount ? `${maxCount}+` : String(count));
  const close = () => {
    onClose();
    returnFocus();
  };
  const archive = () => {
    setIsSending(true);
    onArchive()
      .then(onArchived, setFailure)
      .finally(() => setIsSending(false));
  };
  return (
    <Modal
      open
      title={t('archive.title', { name: title })}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            type="primary"
            danger
            loading={isSending}
            disabled={blocking.length > 0}
            onClick={archive}
            data-confirm-archive
          >
            {t('archive')}
          </Button>
        </>
      }
    >
      {blocking.length > 0 ? (
        <Alert
          type="warning"
          title={t('archive.blocked', { uses: [...new Set(blocking)].map(usageOf).join(', ') })}
          data-blocked
        />
      ) : (
        <p className="text-small text-muted">{t('archive.text')}</p>
      )}
      {failure !== undefined && blocking.length === 0 && (
        <Alert className="mt-3" type="error" title={failureOf(failure).message} />
      )}
      {others.length > 0 && (
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small">
          <dt className="col-span-2 text-caption text-muted">{t('archive.usedBy')}</dt>
          {others.map(({ by, count }) => (
            <div key={by} className="contents">
              <dt>{usageOf(by)}</dt>
              <dd className="text-end tabular-nums">{countText(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
