import type { Resource } from '@onehaul/contract/console/studio/resource';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { useChange } from '../../../app/use-change.ts';
import type { Draft } from './use-draft.ts';
import type { RecordActions } from './use-record-actions.tsx';

type Props = {
  readonly resource: Resource;
  readonly shopId: number;
  readonly draft: Draft;
  readonly actions: RecordActions;
};

/** Stores the draft and opens it on the shop's own host, in a tab of its own. */
export function PreviewButton({ resource, shopId, draft, actions }: Props) {
  const { t } = useTranslation('studio');
  const [isBusy, setIsBusy] = useState(false);
  const open = useChange(resource.draftCalls.previewDraft, ['audit']);
  const preview = async () => {
    // Opened at once: browsers block a tab that opens after waiting for an answer.
    const tab = window.open('', '_blank');
    setIsBusy(true);
    try {
      if (!(await draft.store())) return tab?.close();
      const { url } = await open({ shopId, draftId: draft.draftId });
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      actions.showError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      onClick={() => void preview()}
      loading={isBusy}
      disabled={!draft.isUnsaved && !draft.savedAt}
      data-preview-draft
    >
      {t('preview.open')}
    </Button>
  );
}
