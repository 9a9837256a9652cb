import { platformAnnouncementCalls } from '@onehaul/contract/console/platform-announcements';
import { languages } from '@onehaul/domain/language';
import { announcementSeverities } from '@onehaul/domain/platform-announcement';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { languageNames } from '../../app/language.ts';
import { useChange } from '../../app/use-change.ts';

/** Value of a datetime-local input: local zone, minute precision. */
const minuteOf = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const hourMs = 3_600_000;

const { texts, severity } = platformAnnouncementCalls.add.input.shape;
const schema = z.object({ ...texts.shape, severity, from: z.string().min(1), until: z.string().min(1) });

export function AddForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('platformAnnouncements');
  const { message } = App.useApp();
  const [now] = useState(() => Date.now());
  const add = useChange(platformAnnouncementCalls.add, [
    'platformAnnouncements',
    'liveAnnouncements',
    'audit',
  ]);
  return (
    <ModalForm
      title={t('add')}
      schema={schema}
      initial={{ severity: 'info', from: minuteOf(now), until: minuteOf(now + 24 * hourMs) }}
      submitLabel={t('add')}
      fieldOf={({ error }) => (error === 'input.invalid' ? 'until' : undefined)}
      onSubmit={async ({ severity: kind, from, until, ...words }) => {
        await add({ texts: words, severity: kind, startsAt: new Date(from), endsAt: new Date(until) });
        void message.success(t('added'));
      }}
      onClose={onClose}
    >
      <Field name="severity" label={t('severity')}>
        <Select options={announcementSeverities.map((value) => ({ value, label: t(`severity.${value}`) }))} />
      </Field>
      {languages.map((language) => (
        <Field key={language} name={language} label={languageNames[language]}>
          <Input autoComplete="off" maxLength={240} />
        </Field>
      ))}
      <Field name="from" label={t('startsAt')}>
        <Input type="datetime-local" />
      </Field>
      <Field name="until" label={t('endsAt')}>
        <Input type="datetime-local" />
      </Field>
    </ModalForm>
  );
}
