import {
  type PlatformAnnouncement,
  platformAnnouncementCalls,
} from '@onehaul/contract/console/platform-announcements';
import { useTranslation } from '@onehaul/i18n/react';
import { App } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly one: PlatformAnnouncement; readonly onClose: () => void };

const nothing = z.object({});

export function EndForm({ one, onClose }: Props) {
  const { t } = useTranslation('platformAnnouncements');
  const { message } = App.useApp();
  const end = useChange(platformAnnouncementCalls.end, [
    'platformAnnouncements',
    'liveAnnouncements',
    'audit',
  ]);
  return (
    <ModalForm
      title={t('endTitle')}
      schema={nothing}
      initial={{}}
      submitLabel={t('end')}
      isDangerous
      onSubmit={async () => {
        await end({ id: one.id });
        void message.success(t('ended'));
      }}
      onClose={onClose}
    />
  );
}
