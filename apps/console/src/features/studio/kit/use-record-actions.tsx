import type { Resource } from '@onehaul/contract/console/studio/resource';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useChange } from '../../../app/use-change.ts';
import { useConfirmation } from './use-confirmation.tsx';

type Done = 'added' | 'saved' | 'published' | 'archived' | 'restored' | 'reverted' | 'reordered';
const undoSeconds = 10;

/** Queries that show records of the resource; names of records appear in options of others. */
export const changedQueries = ({ name }: Pick<Resource, 'name'>) => [
  `studio.${name}`,
  'studio.options',
  'audit',
];

/** Actions on saved records. Each is confirmed by a message with an undo button instead of a dialog before. */
export function useRecordActions(resource: Resource, shopId: number) {
  const { t } = useTranslation('studio');
  const { message } = App.useApp();
  const { calls } = resource;
  const queries = changedQueries(resource);
  const archive = useChange(calls.archive, queries);
  const revert = useChange(calls.revert, queries);
  const reorder = useChange(calls.reorder, queries);
  const confirmed = useConfirmation(resource.name);

  const showError = (error: unknown) => void message.error(failureOf(error).message);
  function confirm(done: Done, undo: () => Promise<unknown>): void {
    const key = 'studio-done';
    const undoNow = () => {
      message.destroy(key);
      undo().then(() => void message.info(t('done.undone')), showError);
    };
    const content = (
      <span className="inline-flex items-center gap-1">
        {t(`done.${done}`)}
        <Button type="text" size="small" data-undo onClick={undoNow}>
          {t('undo')}
        </Button>
      </span>
    );
    void message.open({ key, type: 'success', content, duration: undoSeconds });
  }
  /** The first version has none before it: adding is undone by archiving. */
  const undoVersion = (key: string, version: number) => () =>
    version > 1
      ? // What was in force a moment ago needs no confirmation.
        revert({ shopId, key, version, to: version - 1, isConfirmed: true })
      : archive({ shopId, key, version, isArchived: true });

  return {
    showError,
    confirmSaved: (done: Done, key: string, version: number) => confirm(done, undoVersion(key, version)),
    async setArchived(key: string, version: number, isArchived: boolean) {
      const changed = await archive({ shopId, key, version, isArchived });
      confirm(isArchived ? 'archived' : 'restored', undoVersion(key, changed.version));
    },
    async revertTo(key: string, version: number, to: number) {
      const changed = await confirmed((isConfirmed) => revert({ shopId, key, version, to, isConfirmed }));
      if (changed) confirm('reverted', undoVersion(key, changed.version));
    },
    async reorder(keys: readonly string[], before: readonly string[]) {
      await reorder({ shopId, keys: [...keys] });
      confirm('reordered', () => reorder({ shopId, keys: [...before] }));
    },
  };
}
export type RecordActions = ReturnType<typeof useRecordActions>;
