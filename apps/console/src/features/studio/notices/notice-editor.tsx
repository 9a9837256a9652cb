import type { StaffOutputOf } from '@onehaul/client/console';
import type { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import type { Language } from '@onehaul/domain/language';
import { hasSubject, type TemplateVariable, variablesOf } from '@onehaul/domain/notice-template';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import { LeaveWarning } from '@onehaul/workbench/leave-warning';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasPermission } from '../../../app/me.ts';
import { useSaveKey } from '../../../app/use-save-key.ts';
import { RecordHistory } from '../kit/record-history.tsx';
import { RecordTabs } from '../kit/record-tabs.tsx';
import type { StudioShop } from '../kit/studio-context.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { type Field, fields, insertVariable, problemOf, type Target } from './notice-form.ts';
import { NoticePreview, useFilled } from './notice-preview.tsx';
import { TestButton } from './test-button.tsx';
import { controlId, TextField } from './text-field.tsx';
import { useNoticeForm } from './use-notice-form.ts';
import { useSaveNotice } from './use-save-notice.tsx';
import { VariableButtons } from './variable-buttons.tsx';

type Props = {
  readonly target: Target;
  readonly shop: StudioShop;
  readonly loaded: StaffOutputOf<typeof noticeTemplateCalls.get>;
};
type Place = { readonly language: Language; readonly field: Field };

const controlOf = (field: Field) =>
  document.getElementById(controlId(field)) as HTMLInputElement | HTMLTextAreaElement | null;
const focus = (field: Field) =>
  // After the error and the language of the field have been rendered.
  requestAnimationFrame(() => controlOf(field)?.focus());

/** Texts of a notice on a channel: form with preview, and history. */
export function NoticeEditor({ target, shop, loaded }: Props) {
  const { kind, channel } = target;
  const { t } = useTranslation('noticeTexts');
  const { t: studio } = useTranslation('studio');
  const isReadOnly = !useHasPermission('content:edit');
  const [address] = useSearchParams();
  const isHistory = address.get('view') === 'history';
  const form = useNoticeForm(loaded);
  const [language, setLanguage] = useState(shop.languages[0]);
  const [checked, setChecked] = useState<readonly Place[]>([]);
  const [refused, setRefused] = useState<Place>();
  const [lastField, setLastField] = useState<Field>('body');
  const [number, setNumber] = useState('');
  const text = { subject: form.textOf(language, 'subject'), body: form.textOf(language, 'body') };
  const draft = { shopId: shop.id, kind, language, text };
  const filled = useFilled({ ...draft, channel }, number);

  const own = fields.filter((field) => field === 'body' || hasSubject(channel));
  const isSame = (one: Place, place: Place) => one.language === place.language && one.field === place.field;
  const problemAt = (place: Place) =>
    form.isCustom(place.language, place.field)
      ? problemOf(
          form.textOf(place.language, place.field),
          target,
          place.field === 'body' && place.language === language ? filled.data?.body : undefined,
        )
      : undefined;
  const shownProblem = (place: Place) => {
    const problem = checked.some((one) => isSame(one, place)) ? problemAt(place) : undefined;
    return problem ?? (refused && isSame(refused, place) ? ('invalid' as const) : undefined);
  };
  const show = (place: Place) => {
    setLanguage(place.language);
    focus(place.field);
  };
  const saving = useSaveNotice({
    target: { ...target, shopId: shop.id },
    form,
    onRefused: (refusedLanguage, field) => {
      const place = { language: refusedLanguage, field };
      setRefused(place);
      show(place);
    },
  });
  const save = async () => {
    if (!form.isEdited) return;
    const places = shop.languages.flatMap((one) => own.map((field) => ({ language: one, field })));
    setChecked(places);
    setRefused(undefined);
    const wrong = places.find((place) => problemAt(place) !== undefined);
    if (wrong) return show(wrong);
    await saving.saveNow();
  };
  useSaveKey(isReadOnly || isHistory ? undefined : save);

  const insert = (name: TemplateVariable) => {
    const control = controlOf(lastField);
    const now = form.textOf(language, lastField);
    const { selectionStart, selectionEnd } = control ?? {};
    const { text: next, caret } = insertVariable(
      now,
      name,
      selectionStart ?? now.length,
      selectionEnd ?? now.length,
    );
    form.set(language, lastField, next);
    requestAnimationFrame(() => {
      control?.focus();
      control?.setSelectionRange(caret, caret);
    });
  };
  const isCustomIn = (one: Language) => own.some((field) => form.isCustom(one, field));
  const isStoredCustom = shop.languages.some((one) => own.some((field) => form.seen.own[one][field] !== ''));
  const part = 'min-h-0 flex-1 overflow-y-auto px-6 pb-6';

  return (
    <>
      <RecordTabs isHistory={isHistory} versions={loaded.history.length} />
      <div className={`${part} ${isHistory ? '' : 'hidden'}`}>
        <RecordHistory
          resource={{ name: 'noticeTemplate' }}
          record={loaded}
          isEditable={!isReadOnly}
          isUnsaved={form.isEdited}
          onRestore={(to) => saving.restore(loaded.version, to)}
          onError={saving.showError}
        />
      </div>
      <div className={`${part} ${isHistory ? 'hidden' : ''}`}>
        <LanguageTabs
          languages={shop.languages}
          language={language}
          isCustom={isCustomIn}
          onChange={setLanguage}
        />
        {saving.conflict && (
          <Alert
            className="mb-4"
            type="warning"
            title={saving.conflict}
            description={t('conflict.text')}
            data-conflict
          />
        )}
        {saving.failure && <Alert className="mb-4" type="error" title={saving.failure} data-failure />}
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <div className="min-w-0">
            {own.map((field) => (
              <TextField
                key={field}
                form={form}
                channel={channel}
                language={language}
                field={field}
                problem={shownProblem({ language, field })}
                isReadOnly={isReadOnly}
                onFocus={() => setLastField(field)}
                onBlur={() => {
                  setChecked((now) => [...now, { language, field }]);
                  setRefused(undefined);
                }}
              />
            ))}
            {!isReadOnly && <VariableButtons variables={variablesOf(kind, channel)} onInsert={insert} />}
            {channel === 'page' && <p className="text-caption text-muted">{t('pushToo')}</p>}
          </div>
          <div className="min-w-0">
            <NoticePreview
              target={target}
              language={language}
              filled={filled}
              number={number}
              onNumber={setNumber}
            />
          </div>
        </div>
      </div>
      {!isReadOnly && !isHistory && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-6 py-3">
          <Button
            type="primary"
            loading={saving.isSaving}
            disabled={!form.isEdited}
            aria-keyshortcuts="Control+S"
            onClick={() => void save()}
            data-save
          >
            {studio('save')}
          </Button>
          {loaded.canTest && (
            <TestButton
              draft={{ ...draft, number: '' }}
              isDisabled={own.some((field) => problemAt({ language, field }) !== undefined)}
            />
          )}
          {!loaded.canTest && channel !== 'page' && (
            <span className="text-caption text-muted">
              {t(channel === 'sms' ? 'sms.noTest' : 'test.closed')}
            </span>
          )}
          {isStoredCustom && (
            <Button
              className="ms-auto"
              disabled={saving.isSaving}
              onClick={() => void saving.reset()}
              data-reset
            >
              {t('resetAll')}
            </Button>
          )}
        </footer>
      )}
      <LeaveWarning
        isUnsaved={() => form.isEdited}
        parameters={['record', 'shop']}
        texts={{
          title: studio('leave.title'),
          text: studio('leave.text'),
          stay: studio('leave.stay'),
          leave: studio('leave.leave'),
        }}
      />
    </>
  );
}
