import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Alert, Form } from '@onehaul/workbench/antd';
import { LeaveWarning } from '@onehaul/workbench/leave-warning';
import { Suspense, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasPermission } from '../../../app/me.ts';
import { DraftAlert } from './draft-note.tsx';
import { FactsNote } from './facts-note.tsx';
import { FormField } from './form-field.tsx';
import { LanguageBar } from './language-bar.tsx';
import type { NewDraft, SavedRecord } from './record-drawer.tsx';
import { RecordFooter } from './record-footer.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { hasTexts, type Screen } from './screen.ts';
import { RecordFormProvider, type StudioShop } from './studio-context.ts';
import { useDraft } from './use-draft.ts';
import { useRecordActions } from './use-record-actions.tsx';
import { useRecordForm } from './use-record-form.ts';
import { useSaveRecord } from './use-save-record.ts';
import { useSaveKey } from '../../../app/use-save-key.ts';
import { useWords } from './use-words.ts';

type Props = {
  readonly screen: Screen;
  readonly shop: StudioShop;
  /** Undefined for a new record. */
  readonly record: SavedRecord | undefined;
  /** The draft of a new record that is continued. */
  readonly newDraft?: NewDraft | undefined;
  readonly title: string;
  readonly initial: AnyValues;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** Form and history of a record. */
export function RecordEditor(props: Props) {
  const { screen, shop, record, newDraft, title, initial, onReload, onClose } = props;
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
  const openDraft = newDraft?.draft ?? record?.draft ?? undefined;
  const draft = useDraft({
    resource,
    shopId: shop.id,
    record,
    draft: openDraft,
    initial,
    values: form.values,
  });
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
  // Reloading drops what is typed, so it is stored first.
  const cancelSchedule = async () => {
    if (!(await draft.store())) return;
    await draft.schedule(null, form.version).then(onReload, actions.showError);
  };
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
    files: { ...record?.files, ...newDraft?.files, ...added },
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
          {openDraft && (
            <DraftAlert
              resource={resource.name}
              shop={shop}
              draft={openDraft}
              version={record?.version ?? 0}
              onCancelSchedule={isReadOnly ? undefined : () => void cancelSchedule()}
            />
          )}
          <FactsNote screen={screen} values={form.values} labelOf={words.labelOf} />
          {screen.form.map((names) => (
            <div key={names.join()} className="grid auto-cols-fr gap-x-4 sm:grid-flow-col">
              {names
                .filter((name) => screen.isShown(name, form.values))
                .map((name) => (
                  <FormField key={name} screen={screen} form={form} name={name} />
                ))}
            </div>
          ))}
          {screen.Note && (
            <Suspense>
              <screen.Note
                values={form.values}
                record={record}
                onChange={isReadOnly ? undefined : form.set}
              />
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
          shop={shop}
          form={form}
          actions={actions}
          onDiscarded={record ? onReload : leave}
          onDone={leave}
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
        <div
          className={
            Aside ? 'grid items-start gap-6 min-[1400px]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]' : ''
          }
        >
          <div className="max-w-200 min-w-0 rounded-card border border-line bg-surface">{editor}</div>
          <Suspense>{Aside && <Aside />}</Suspense>
        </div>
      ) : (
        editor
      )}
    </RecordFormProvider>
  );
}
