import { noticeCalls } from '@onehaul/contract/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Switch } from '@onehaul/workbench/antd';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

const choicesKey = ['noticeChoices'];

/** Whether what matters also comes by e-mail, and where to. */
export function MailChoice() {
  const { t } = useTranslation('member');
  const send = useSend();
  const queries = useQueryClient();
  const id = useId();
  const { data } = useQuery({ queryKey: choicesKey, queryFn: () => send(noticeCalls.choices, {}) });
  const save = useChange((isMailed: boolean) => send(noticeCalls.setChoices, { isMailed }), {
    onDone: (choices) => void queries.setQueryData(choicesKey, choices),
    done: ({ isMailed }) => t(isMailed ? 'notices.mailOn' : 'notices.mailOff'),
  });
  return (
    <Card className="grid gap-3 px-6 py-4">
      <FailureNote text={save.failure} />
      <div className="flex items-center justify-between gap-6">
        <div className="grid gap-0.5">
          <p id={id} className="text-small font-semibold">
            {t('notices.mail')}
          </p>
          <p className="text-small text-muted">
            {data?.email ? (
              t('notices.mailTo', { email: data.email })
            ) : (
              <>
                {t('notices.mailNowhere')}{' '}
                <Link
                  to={`${paths.account}#profile`}
                  className="font-medium text-primary-9 underline underline-offset-4"
                >
                  {t('notices.mailAdd')}
                </Link>
              </>
            )}
          </p>
        </div>
        <Switch
          aria-labelledby={id}
          data-mail
          checked={data?.isMailed ?? false}
          loading={save.isPending}
          disabled={!data || data.email === ''}
          onChange={(isOn) => save.start(isOn)}
        />
      </div>
    </Card>
  );
}
