import type { StaffInputOf } from '@onehaul/client/console';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { viewCalls } from '@onehaul/contract/console/views';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { App, Button, Input } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { type SavedView, type ViewsPanelProps, viewsKey } from '@onehaul/workbench/list-view';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { createIdempotentSubmit } from '../../app/idempotent-submit.ts';
import { useHasPermission } from '../../app/me.ts';

const row =
  'flex min-h-control w-full items-center gap-2 rounded-small px-2 text-start text-small hover:bg-primary-2 ' +
  'aria-[current=true]:bg-primary-3 aria-[current=true]:font-medium pointer-coarse:min-h-11';
const heading = 'px-2 pt-2 pb-1 text-caption font-medium text-muted';

/** For a field that replaces the button with the focus. */
const focus = (element: { focus(): void } | null) => element?.focus();

type Mode = 'choose' | 'rename' | 'delete';

/** The menu of a list's saved views. */
export function ViewsPanel({ list, views, current, shown, isChanged, onApply }: ViewsPanelProps) {
  const { t } = useTranslation('listViews');
  const [mode, setMode] = useState<Mode>('choose');
  const mayShare = useHasPermission('view:share');
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [submitOnce] = useState(createIdempotentSubmit);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** Makes a change, reads the views again and reports what was done. */
  async function change<C extends StaffCall>(call: C, input: StaffInputOf<C>, done: string) {
    setIsBusy(true);
    setFailure('');
    try {
      const made = await submitOnce([call.path, input], (idempotencyKey) =>
        callApi(call, input, { idempotencyKey }),
      );
      await queries.invalidateQueries({ queryKey: viewsKey(list) });
      setMode('choose');
      void message.success(done);
      return made;
    } catch (error) {
      setFailure(failureOf(error).message);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  async function save(name: string) {
    const made = await change(viewCalls.save, { list, name, definition: definitionOf(shown) }, t('saved'));
    if (made) onApply({ id: made.id, definition: shown });
    return made !== undefined;
  }
  async function remove(view: SavedView) {
    const made = await change(viewCalls.remove, { id: view.id }, t('deleted'));
    if (made !== undefined) onApply(undefined);
  }

  const groups = [
    { title: t('mine'), items: views.filter(({ isOwn }) => isOwn) },
    { title: t('shared'), items: views.filter(({ isOwn }) => !isOwn) },
  ];
  return (
    <div className="flex w-80 max-w-full flex-col gap-1" aria-busy={isBusy}>
      <button
        type="button"
        className={row}
        aria-current={current === undefined}
        onClick={() => onApply(undefined)}
      >
        {t('all')}
      </button>
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className={heading}>{title}</h3>
              <ul>
                {items.map((view) => (
                  <li key={view.id}>
                    <button
                      type="button"
                      className={row}
                      aria-current={view.id === current?.id}
                      onClick={() => onApply(view)}
                    >
                      <span className="min-w-0 grow truncate">{view.name}</span>
                      <ViewMarks view={view} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {views.length === 0 && <p className="px-2 py-1 text-small text-muted">{t('none')}</p>}
      {current && mode === 'choose' && (
        <section
          aria-label={t('actions', { name: current.name })}
          className="mt-1 flex flex-col border-t border-line pt-1"
        >
          {isChanged && (
            <div className="flex flex-wrap items-center gap-2 px-2 py-1.5">
              <p className="w-full text-caption text-muted">{t('edited', { name: current.name })}</p>
              {current.mayChange && (
                <Button
                  size="small"
                  type="primary"
                  disabled={isBusy}
                  onClick={() =>
                    void change(
                      viewCalls.update,
                      { id: current.id, definition: definitionOf(shown) },
                      t('updated'),
                    )
                  }
                >
                  {t('update')}
                </Button>
              )}
              <Button size="small" onClick={() => onApply(current)}>
                {t('reset')}
              </Button>
            </div>
          )}
          <button
            type="button"
            className={row}
            disabled={isBusy}
            onClick={() =>
              void change(
                viewCalls.setDefault,
                { list, id: current.isDefault ? null : current.id },
                t(current.isDefault ? 'defaultCleared' : 'defaultDone'),
              )
            }
          >
            {t(current.isDefault ? 'clearDefault' : 'setDefault')}
          </button>
          {current.mayChange && (
            <>
              {mayShare && (
                <button
                  type="button"
                  className={row}
                  disabled={isBusy}
                  onClick={() =>
                    void change(
                      viewCalls.share,
                      { id: current.id, isShared: !current.isShared },
                      t(current.isShared ? 'unsharedDone' : 'sharedDone'),
                    )
                  }
                >
                  {t(current.isShared ? 'unshare' : 'share')}
                </button>
              )}
              <button type="button" className={row} onClick={() => setMode('rename')}>
                {t('rename')}
              </button>
              <button type="button" className={`${row} text-danger`} onClick={() => setMode('delete')}>
                {t('delete')}
              </button>
            </>
          )}
        </section>
      )}
      {current && mode === 'delete' && (
        <section
          className="mt-1 flex flex-col gap-2 border-t border-line p-2"
          role="alertdialog"
          aria-label={t('deleteQuestion', { name: current.name })}
        >
          <p className="text-small font-medium break-words">{t('deleteQuestion', { name: current.name })}</p>
          {current.isShared && <p className="text-caption text-muted">{t('deleteShared')}</p>}
          <div className="flex justify-end gap-2">
            <Button ref={focus} onClick={() => setMode('choose')}>
              {t('cancel')}
            </Button>
            <Button type="primary" danger loading={isBusy} onClick={() => void remove(current)}>
              {t('deleteConfirm')}
            </Button>
          </div>
        </section>
      )}
      {current && mode === 'rename' && (
        <NameForm
          key="rename"
          first={current.name}
          title={t('renameSave')}
          submit={t('renameSave')}
          isBusy={isBusy}
          onCancel={() => setMode('choose')}
          onSubmit={async (name) =>
            (await change(viewCalls.rename, { id: current.id, name }, t('renamed'))) !== undefined
          }
        />
      )}
      {mode === 'choose' && (isChanged || !current) && (
        <NameForm key="save" title={t('saveTitle')} submit={t('save')} isBusy={isBusy} onSubmit={save} />
      )}
      {failure && (
        <p role="alert" className="px-2 pb-1 text-small text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}

/** A list offers these page sizes only. */
const definitionOf = (shown: ViewsPanelProps['shown']) => ({
  search: shown.search,
  filters: { ...shown.filters },
  columns: [...shown.columns],
  rows: shown.rows as 20 | 50 | 100,
});

function ViewMarks({ view: { isDefault, isShared, isOwn, ownerName } }: { readonly view: SavedView }) {
  const { t } = useTranslation('listViews');
  return (
    <span className="flex shrink-0 items-center gap-2 text-caption font-normal text-muted">
      {!isOwn && <span className="max-w-28 truncate">{t('by', { name: ownerName })}</span>}
      {isOwn && isShared && (
        <>
          <Icon name="globe" className="size-4" />
          <span className="sr-only">{t('shared')}</span>
        </>
      )}
      {isDefault && <span className="rounded-small bg-sunken px-1.5">{t('default')}</span>}
    </span>
  );
}

type NameFormProps = {
  readonly title: string;
  readonly submit: string;
  readonly first?: string;
  readonly isBusy: boolean;
  readonly onCancel?: () => void;
  /** Returns whether it was done. */
  readonly onSubmit: (name: string) => Promise<boolean>;
};

function NameForm({ title, submit, first = '', isBusy, onCancel, onSubmit }: NameFormProps) {
  const { t } = useTranslation('listViews');
  const [name, setName] = useState(first);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && (await onSubmit(name.trim()))) setName('');
  };
  return (
    <form
      aria-label={title}
      className="mt-1 flex flex-col gap-2 border-t border-line p-2"
      onSubmit={(event) => void send(event)}
    >
      <label className="flex flex-col gap-1 text-caption font-medium text-muted">
        {title}
        <Input
          aria-label={t('name')}
          placeholder={t('nameHint')}
          value={name}
          maxLength={60}
          ref={onCancel ? focus : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <div className="flex justify-end gap-2">
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button
          type={onCancel ? 'primary' : 'default'}
          htmlType="submit"
          loading={isBusy}
          disabled={name.trim() === ''}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
