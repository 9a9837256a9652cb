import type { Resource } from '@onehaul/contract/console/studio/resource';
import { Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DraftStatus } from './draft-note.tsx';
import { PreviewButton } from './preview-button.tsx';
import type { SavedRecord } from './record-drawer.tsx';
import { ScheduleButton } from './schedule-button.tsx';
import type { StudioShop } from './studio-context.ts';
import type { Draft } from './use-draft.ts';
import type { RecordActions } from './use-record-actions.tsx';
import type { RecordForm } from './use-record-form.ts';
import { useWords } from './use-words.ts';

type Props = {
  readonly resource: Resource;
  readonly record: SavedRecord | undefined;
  readonly title: string;
  readonly formId: string;
  readonly isSaving: boolean;
  readonly draft: Draft;
  readonly actions: RecordActions;
  readonly onDiscarded: () => void;
  readonly shop: StudioShop;
  readonly form: RecordForm;
  /** The drawer closes. */
  readonly onDone: () => void;
};

/** Actions of a record below its form. */
export function RecordFooter(props: Props) {
  const { resource, record, title, formId, isSaving, draft, actions, shop, form, onDiscarded, onDone } =
    props;
  const { t } = useWords(resource.name);
  const [isArchiving, setIsArchiving] = useState(false);
  const [, setAddress] = useSearchParams();
  const duplicate = (like: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.set('record', 'new');
      next.set('like', like);
      return next;
    });
  const restore = ({ key, version }: SavedRecord) =>
    actions.setArchived(key, version, false).then(onDone, actions.showError);
  return (
    <footer
      className={`flex flex-wrap items-center gap-2 border-t border-line px-6 py-3 ${
        resource.isSingle ? 'sticky bottom-0 z-10 rounded-b-card bg-surface' : ''
      }`}
    >
      <Button
        type="primary"
        htmlType="submit"
        form={formId}
        loading={isSaving}
        aria-keyshortcuts="Control+S"
        data-save
      >
        {t(resource.hasDrafts ? 'publish' : 'save')}
      </Button>
      {draft.isEnabled && (
        <>
          <Button disabled={!draft.isUnsaved} onClick={() => void draft.saveNow()} data-save-draft>
            {t('draft.save')}
          </Button>
          <PreviewButton resource={resource} shopId={shop.id} draft={draft} actions={actions} />
          <ScheduleButton shop={shop} form={form} draft={draft} onScheduled={onDone} />
          {draft.savedAt && (
            <Button
              type="text"
              onClick={() => void draft.discard().then(onDiscarded, actions.showError)}
              data-discard-draft
            >
              {t('draft.discard')}
            </Button>
          )}
          <DraftStatus draft={draft} />
        </>
      )}
      {record && !resource.isSingle && (
        <span className="ms-auto flex gap-2">
          {resource.key === null && (
            <Button onClick={() => duplicate(record.key)} data-duplicate>
              {t('duplicate')}
            </Button>
          )}
          {record.isArchived ? (
            <Button onClick={() => void restore(record)} data-restore-record>
              {t('restore')}
            </Button>
          ) : (
            <Button danger onClick={() => setIsArchiving(true)} data-archive>
              {t('archive')}
            </Button>
          )}
        </span>
      )}
      {record && isArchiving && (
        <ArchiveDialog
          resource={resource}
          record={record}
          title={title}
          onArchive={() => actions.setArchived(record.key, record.version, true)}
          onArchived={onDone}
          onClose={() => setIsArchiving(false)}
        />
      )}
    </footer>
  );
}
