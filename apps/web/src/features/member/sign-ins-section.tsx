import type { Session } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { Tag } from '@onehaul/ui/tag';
import { useState } from 'react';
import { useAct } from '../../app/use-act.ts';
import { type ListPage, signInsParameter } from './account-lists.ts';
import { AccountSection } from './account-section.tsx';
import { type AccountColumn, AccountTable, wideOnly } from './account-table.tsx';
import { useMinuteText } from './instant-text.ts';
import { useAccountActs } from './use-account-acts.ts';

/** Active sessions of the account, so that an unknown one is noticed and revoked. */
export function SignInsSection({ list }: { readonly list: ListPage<Session> }) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const loadActs = useAccountActs();
  const [isAsked, setAsked] = useState(false);
  const [ending, setEnding] = useState<string>();
  const end = useAct(async (id: string) => (await loadActs()).endSignIn(id), {
    done: () => t('signIns.endDone'),
  });
  const endOthers = useAct(async () => (await loadActs()).endOtherSignIns(), {
    onDone: () => setAsked(false),
    done: ({ ended }) => t('signIns.endOthersDone', { count: ended }),
  });
  const columns = useColumns(end.isPending ? ending : undefined, (id) => {
    if (end.isPending) return;
    setEnding(id);
    end.start(id);
  });

  return (
    <AccountSection
      id="sign-ins"
      title="signIns.title"
      text="signIns.text"
      isWide
      action={
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('signIns.endOthers')}
        </Button>
      }
    >
      <AccountTable
        label={t('signIns.title')}
        section="sign-ins"
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t('signIns.empty')}
        parameter={signInsParameter}
      />
      {isAsked && (
        <ConfirmDialog
          title={t('signIns.endOthersTitle')}
          confirm={t('signIns.endOthers')}
          cancel={member('cancel')}
          isBusy={endOthers.isPending}
          onConfirm={() => endOthers.start(undefined)}
          onClose={() => setAsked(false)}
        >
          {t('signIns.endOthersText')}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}

function useColumns(
  endingId: string | undefined,
  onEnd: (id: string) => void,
): readonly AccountColumn<Session>[] {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const minute = useMinuteText();
  const browserOf = ({ browser }: Session) => browser || t('signIns.unknownBrowser');
  return [
    {
      key: 'startedAt',
      title: t('signIns.startedAt'),
      show: (session) => (
        <>
          {minute(session.startedAt)}
          <span className="block text-caption text-muted">
            {t('signIns.usedAt', { time: minute(session.usedAt) })}
          </span>
          <span className="block text-caption text-muted xl:hidden">
            {[browserOf(session), t(`method.${session.method}`)].join(' · ')}
          </span>
          <code className="block font-mono text-caption break-all text-muted xl:hidden">
            {session.address}
          </code>
        </>
      ),
    },
    { key: 'browser', title: t('signIns.browser'), className: wideOnly, show: browserOf },
    {
      key: 'address',
      title: t('signIns.address'),
      className: wideOnly,
      show: ({ address }) => <code className="font-mono break-all">{address}</code>,
    },
    {
      key: 'method',
      title: t('signIns.method'),
      className: wideOnly,
      show: ({ method }) => t(`method.${method}`),
    },
    {
      key: 'state',
      title: t('signIns.state'),
      className: 'max-md:hidden',
      show: (session) => <State session={session} />,
    },
    {
      key: 'actions',
      title: member('actions'),
      hasHiddenTitle: true,
      className: 'text-end!',
      show: (session) => (
        <div className="flex flex-col items-end gap-2">
          <span className="md:hidden">
            <State session={session} />
          </span>
          {!session.isCurrent && !session.endedAt && (
            <Button
              size="small"
              variant="secondary"
              isBusy={endingId === session.id}
              aria-label={t('signIns.endOf', {
                time: minute(session.startedAt),
                browser: browserOf(session),
              })}
              onClick={() => onEnd(session.id)}
            >
              {t('signIns.end')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function State({ session: { isCurrent, endedAt } }: { readonly session: Session }) {
  const { t } = useTranslation('account');
  if (isCurrent)
    return (
      <Tag tone="positive">
        <Icon name="check" className="size-3.5" />
        {t('signIns.current')}
      </Tag>
    );
  if (!endedAt) return <Tag>{t('signIns.active')}</Tag>;
  return <span className="text-muted">{t('signIns.ended')}</span>;
}
