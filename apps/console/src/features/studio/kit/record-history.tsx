import type { Resource } from '@onehaul/contract/console/studio/resource';
import { Button } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import type { SavedRecord } from './record-drawer.tsx';
import { useWords } from './use-words.ts';

type Props = {
  readonly resource: Pick<Resource, 'name'>;
  readonly record: Pick<SavedRecord, 'history' | 'version'>;
  readonly isEditable: boolean;
  readonly isUnsaved: boolean;
  readonly onRestore: (version: number) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Versions of a record, newest first; any of them can be restored as a new version. */
export function RecordHistory({ resource, record, isEditable, isUnsaved, onRestore, onError }: Props) {
  const { t, labelOf } = useWords(resource.name);
  const [restoring, setRestoring] = useState<number>();
  const restore = (version: number) => {
    setRestoring(version);
    onRestore(version)
      .catch(onError)
      .finally(() => setRestoring(undefined));
  };
  if (record.history.length === 0)
    return <ListMessage icon="clock" title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <ol className="flex flex-col" data-history>
      {record.history.map(({ version, act, at, staffName, changedFields }) => (
        <li key={version} className="flex items-start gap-4 border-b border-line py-3 last:border-0">
          <div className="min-w-0 flex-1">
            <p className="text-small">
              <span className="font-medium">{t(`act.${act}`)}</span>
              {changedFields.length > 0 && `: ${changedFields.map(labelOf).join(', ')}`}
            </p>
            <p className="text-caption text-muted">
              {[staffName ?? t('history.before'), t('history.version', { version })].join(' · ')}
              {' · '}
              <Moment at={at} />
            </p>
          </div>
          {version === record.version ? (
            <span className="py-1 text-caption text-muted">{t('history.current')}</span>
          ) : (
            isEditable && (
              <Button
                size="small"
                disabled={isUnsaved}
                title={isUnsaved ? t('history.unsaved') : undefined}
                aria-label={t('history.restoreOf', { version })}
                loading={restoring === version}
                data-restore={version}
                onClick={() => restore(version)}
              >
                {t('history.restore')}
              </Button>
            )
          )}
        </li>
      ))}
    </ol>
  );
}
