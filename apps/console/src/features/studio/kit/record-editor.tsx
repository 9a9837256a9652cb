import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Alert, Form } from '@onehaul/workbench/antd';
import { LeaveWarning } from '@onehaul/workbench/leave-warning';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasPermission } from '../../../app/me.ts';
import { DraftAlert } from './draft-note.tsx';
import { FormField } from './form-field.tsx';
import { LanguageBar } from './language-bar.tsx';
import type { SavedRecord } from './record-drawer.tsx';
import { RecordFooter } from './record-footer.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { hasTexts, type Screen } from './screen.ts';
import { RecordFormProvider, type StudioShop } from './studio-context.ts';
import { useDraft } from './use-draft.ts';
import { useRecordActions } from './use-record-actions.tsx';
import { useRecordForm } from './use-record-form.ts';
import { useSaveRecord } from './use-save-record.ts';
import { useWords } from './use-words.ts';

type Props = {
  readonly screen: Screen;
  readonly shop: StudioShop;
  /** Undefined for a new record. */
  readonly record: SavedRecord | undefined;
  readonly title: string;
  readonly initial: AnyValues;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** Form and history of a record. */
export function RecordEditor({ screen, shop, record, title, initial, onReload, onClose }: Props) {
  const { resource, aside: Aside } = screen;
  const { isSingle } = resource;
  const words = useWords(resource.name);
  const { t } = words;
  const isReadOnly = !useHasPermission(resource.access.edit);
  const saved = { values: record?.values ?? initial, version: record?.version ?? 0 };
  const form = useRecordForm({ screen, shop, words, initial, saved });
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  // The languages of the profile are those being edited.
  const languages = (form.values.languages ?? shop.languages) as StudioShop['languages'];
  const draft = useDraft({ resource, shopId: shop.id, record, values: form.values });
  const actions = useRecordActions(resource, shop.id);
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    onClose();
  };
  const { save, isSaving, failure, conflict } = useSaveRecord({
    screen,
    shop,
    form,
    draft,
    recordKey: record?.key,
    onSaved: (key, version) => {
      actions.confirmSaved(record ? (resource.hasDrafts ? 'published' : 'saved') : 'added', key, version);
      leave();
    },
  });
  const formId = useId();
  useSaveKey(isReadOnly ? undefined : save);
  const [address] = useSearchParams();
  const isHistory = record !== undefined && address.get('view') === 'history';
  const isUnsaved = draft.isEnabled ? draft.isUnsaved : form.isChanged;
  // A drawer scrolls inside, a page as a whole.
  const part = isSingle ? 'px-6 pb-6' : 'min-h-0 flex-1 overflow-y-auto px-6 pb-6';
  const context = {
    shop: { ...shop, languages },
    language: form.language,
    values: form.values,
    set: form.set,
    files: { ...record?.files, ...added },
    addFile: (key: string, url: string) => setAdded((known) => ({ ...known, [key]: url })),
    isReadOnly,
  };
  const editor = (
    <>
      {record && <RecordTabs isHistory={isHistory} versions={record.history.length} />}
      <div className={`${part} ${isHistory ? '' : 'hidden'}`}>
        {record && (
          <RecordHistory
            resource={resource}
            record={record}
            isEditable={!isReadOnly}
            isUnsaved={!form.isSaved}
            onRestore={async (to) => {
              await actions.revertTo(record.key, record.version, to);
              onReload();
            }}
            onError={actions.showError}
          />
        )}
      </div>
      <div className={`${part} ${isHistory ? 'hidden' : ''}`}>
        <Form id={formId} layout="vertical" requiredMark={false} onFinish={() => void save()}>
          {hasTexts(screen) ? (
            <LanguageBar
              screen={screen}
              values={form.values}
              languages={languages}
              language={form.language}
              onChange={form.setLanguage}
            />
          ) : (
            <div className="pt-5" />
          )}
          {conflict && (
            <Alert
              className="mb-4"
              type="warning"
              title={conflict}
              description={t('conflict.text')}
              data-conflict
            />
          )}
          {failure && <Alert className="mb-4" type="error" title={failure} />}
          {record?.isArchived && <Alert className="mb-4" type="info" title={t('archivedNote')} />}
          {record && <DraftAlert record={record} />}
          {screen.form.map((names) => (
            <div key={names.join()} className="grid auto-cols-fr gap-x-4 sm:grid-flow-col">
              {names.map((name) => (
                <FormField key={name} screen={screen} form={form} name={name} />
              ))}
            </div>
          ))}
          {screen.Note && (
            <Suspense>
              <screen.Note values={form.values} record={record} />
            </Suspense>
          )}
        </Form>
      </div>
      {!isReadOnly && !isHistory && (
        <RecordFooter
          resource={resource}
          record={record}
          title={title}
          formId={formId}
          isSaving={isSaving}
          draft={draft}
          actions={actions}
          onDiscarded={onReload}
          onArchived={leave}
        />
      )}
      <LeaveWarning
        isUnsaved={() => isUnsaved && !isLeaving.current}
        parameters={['record', 'shop']}
        texts={{
          title: t('leave.title'),
          text: t('leave.text'),
          stay: t('leave.stay'),
          leave: t('leave.leave'),
        }}
      />
    </>
  );
  return (
    <RecordFormProvider value={context}>
      {isSingle ? (
        <div className={Aside ? 'grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}>
          <div className="max-w-200 min-w-0 rounded-card border border-line bg-surface">{editor}</div>
          <Suspense>{Aside && <Aside />}</Suspense>
        </div>
      ) : (
        editor
      )}
    </RecordFormProvider>
  );
}

/** Ctrl+S or Command+S saves from any field. */
function useSaveKey(save: (() => Promise<void>) | undefined): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void latest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
