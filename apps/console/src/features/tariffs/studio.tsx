import type { LineDetail } from '@onehaul/contract/console/tariffs';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import { tariffProblems } from '@onehaul/domain/fee/tariff-problems';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { Moment } from '@onehaul/workbench/moment';
import { useInvalidInputs } from '@onehaul/workbench/typed-input';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import type { Names } from './entries.ts';
import { FileButtons } from './file-buttons.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import type { Which } from './line-key.ts';
import { Preview } from './preview.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SectionLinks } from './section-links.tsx';
import { StudioAlerts } from './studio-alerts.tsx';
import { TariffForm } from './tariff-form.tsx';
import { useDraft } from './use-draft.ts';

type Props = {
  readonly which: Which;
  readonly detail: LineDetail;
  readonly names: Names;
  readonly shipment: Shipment;
  readonly onShipment: (shipment: Shipment) => void;
};

/** Tariff editor with a live price preview. */
export function Studio({ which, detail, names, shipment, onShipment }: Props) {
  const { t } = useTranslation('tariff');
  const { message, modal } = App.useApp();
  const mayPublish = useHasPermission('tariff:publish');
  const draft = useDraft(which, detail);
  const { tariff, newest, hasSavedDraft, isChanged } = draft;
  const [busy, setBusy] = useState<'save' | 'drop' | 'publish'>();
  const [isPublishing, setIsPublishing] = useState(false);
  const { count: invalidCount, Provider } = useInvalidInputs();
  const isUnsaved = isChanged || invalidCount > 0;
  const canSave = invalidCount === 0 && !draft.overtakenBy;
  const problems = tariffProblems(tariff).length;
  const isNew = newest.version === 0;
  const canPublish = (isChanged || hasSavedDraft || isNew) && canSave && problems === 0 && !draft.isStale;
  const counting = detail.versions.find(({ version }) => version === detail.row.version) ?? newest;

  async function act(name: typeof busy, work: () => Promise<void>) {
    setBusy(name);
    try {
      await work();
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setBusy(undefined);
    }
  }
  const save = () =>
    act('save', async () => {
      await draft.save();
      void message.success(t('saved'));
    });
  const openPublish = () =>
    act('publish', async () => {
      await draft.saveIfNeeded();
      setIsPublishing(true);
    });
  const drop = () =>
    modal.confirm({
      title: t('dropTitle'),
      content: t('dropText', { version: newest.version }),
      okText: t('drop'),
      okButtonProps: { danger: true },
      onOk: () => act('drop', draft.drop),
    });

  return (
    <Provider>
      <div className="top-0 z-10 -mx-1 flex lg:sticky flex-wrap items-center gap-2 border-b border-line bg-page px-1 py-2">
        <output className="me-auto flex flex-wrap gap-x-2 text-small text-muted">
          {isUnsaved ? (
            <strong className="font-medium text-warning">{t('unsaved')}</strong>
          ) : (
            t(hasSavedDraft ? 'draftKept' : isNew ? 'neverPublished' : 'noDraft', { version: newest.version })
          )}
          {!isUnsaved && hasSavedDraft && detail.draft && (
            <span>
              {detail.draft.staffName}, <Moment at={detail.draft.updatedAt} />
            </span>
          )}
        </output>
        <FileButtons tariff={tariff} code={detail.row.code} names={names} onImport={draft.replace} />
        {(hasSavedDraft || isUnsaved) && (
          <Button danger loading={busy === 'drop'} onClick={() => void drop()}>
            {t('drop')}
          </Button>
        )}
        <Button
          type={mayPublish ? 'default' : 'primary'}
          disabled={!isChanged || !canSave}
          loading={busy === 'save'}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
        {mayPublish && (
          <Button
            type="primary"
            disabled={!canPublish}
            loading={busy === 'publish'}
            onClick={() => void openPublish()}
          >
            {t('publishOpen')}
          </Button>
        )}
      </div>
      <StudioAlerts
        draft={draft}
        problems={problems}
        canSave={canSave}
        onTakeNewest={() => void act('save', () => draft.save(newest.version))}
      />
      <SectionLinks />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(360px,38%)]">
        <TariffForm key={draft.generation} tariff={tariff} names={names} onChange={draft.setTariff} />
        <div className="lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
          <Preview
            shipment={shipment}
            onShipment={onShipment}
            counting={{ ...counting, effectiveAt: counting.effectiveAt.toISOString() }}
            draft={tariff}
            names={names}
          />
        </div>
      </div>
      <LeaveWarning isUnsaved={isUnsaved} />
      {isPublishing && (
        <PublishDialog
          which={which}
          versions={detail.versions}
          basedOn={draft.basedOn}
          tariff={tariff}
          names={names}
          onPublished={(version) => {
            draft.published(version);
            void message.success(t('published', { version }));
          }}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </Provider>
  );
}
