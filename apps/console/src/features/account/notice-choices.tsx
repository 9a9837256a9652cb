import { type StaffNoticeChoices, staffNoticeCalls } from '@onehaul/contract/console/staff-notices';
import type { StaffNoticeKind } from '@onehaul/domain/staff/staff-notice';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Skeleton, Switch } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';

const queryKey = ['staffNoticeChoices'];

/** Which of their notices the user also wants by mail; each switch is saved at once. */
export function NoticeChoices() {
  const { t } = useTranslation('staffNotice');
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(staffNoticeCalls.choices, {}, { signal }),
    retry: false,
  });
  return (
    <section id="notifications" className="scroll-mt-5 rounded-card border border-line bg-surface p-5">
      <h2 className="text-body font-semibold">{t('choices.title')}</h2>
      <p className="pt-1 pb-4 text-small text-muted">{t('choices.text')}</p>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {!data && error && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
      {data && data.choices.length === 0 && <p className="text-small">{t('choices.none')}</p>}
      {data && data.choices.length > 0 && <ChoiceTable {...data} />}
    </section>
  );
}

const cell = 'py-3 ps-3 text-center align-middle';

function ChoiceTable({ choices, mailAddress }: StaffNoticeChoices) {
  const { t } = useTranslation('staffNotice');
  const { message } = App.useApp();
  const queries = useQueryClient();
  const setChoice = useChange(staffNoticeCalls.setChoice, []);
  const [saving, setSaving] = useState<StaffNoticeKind>();

  async function choose(kind: StaffNoticeKind, isMailed: boolean) {
    setSaving(kind);
    try {
      queries.setQueryData(queryKey, await setChoice({ kind, isMailed }));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setSaving(undefined);
    }
  }

  return (
    <>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-line text-caption text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {t('choices.kind')}
            </th>
            <th scope="col" className="w-24 py-2 ps-3 font-medium">
              {t('choices.console')}
            </th>
            <th scope="col" className="w-20 py-2 ps-3 font-medium">
              {t('choices.mail')}
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ kind, isMailed }) => (
            <tr key={kind} className="border-b border-line last:border-0" data-choice={kind}>
              <th scope="row" className="py-3 text-start font-regular">
                <span className="block font-medium">{t(`kind.${kind}`)}</span>
                <span className="block text-caption text-muted">{t(`kindText.${kind}`)}</span>
              </th>
              <td className={`${cell} text-caption text-muted`}>{t('choices.always')}</td>
              <td className={cell}>
                <Switch
                  aria-label={t('choices.label', { kind: t(`kind.${kind}`) })}
                  checked={isMailed && mailAddress !== null}
                  disabled={mailAddress === null}
                  loading={saving === kind}
                  onChange={(isOn) => void choose(kind, isOn)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-caption text-muted">
        {mailAddress === null ? t('choices.noMail') : t('choices.to', { address: mailAddress })}
      </p>
    </>
  );
}
