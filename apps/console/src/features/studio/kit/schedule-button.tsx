import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { StudioShop } from './studio-context.ts';
import type { Draft } from './use-draft.ts';
import type { RecordForm } from './use-record-form.ts';
import { focusField } from './use-save-record.ts';

type Props = {
  readonly shop: StudioShop;
  readonly form: RecordForm;
  readonly draft: Draft;
  readonly onScheduled: () => void;
};

/** Stores the draft and sets when it is published. What is missing is shown in the form first. */
export function ScheduleButton({ shop, form, draft, onScheduled }: Props) {
  const { t } = useTranslation('studio');
  const { message } = App.useApp();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    const invalid = form.checkAll();
    if (invalid === undefined) setIsOpen(true);
    else focusField(invalid);
  };
  return (
    <>
      <Button onClick={open} data-schedule>
        {t('schedule.open')}
      </Button>
      {isOpen && (
        <ScheduleDialog
          shop={shop}
          onClose={() => setIsOpen(false)}
          onSchedule={async (publishAt) => {
            // The reason is shown beside the buttons.
            if (!(await draft.store())) return setIsOpen(false);
            await draft.schedule(publishAt, form.version);
            void message.success(t('schedule.done'));
            onScheduled();
          }}
        />
      )}
    </>
  );
}
