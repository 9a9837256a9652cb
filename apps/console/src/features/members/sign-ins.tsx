import { type MemberDetail, memberDeskCalls } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly member: MemberDetail };

const methods = ['password', 'phone', 'qr', 'code'] as const;

/** Latest sign-ins, newest first; an open one can be ended. */
export function SignIns({ member: { shopId, id, sessions, lastSignInAt } }: Props) {
  const { t } = useTranslation('memberPage');
  const { message } = App.useApp();
  const mayEnd = useHasPermission('member:suspend');
  const endSession = useChange(memberDeskCalls.endSession, ['members', 'audit']);
  const [endingId, setEndingId] = useState<string>();
  const methodOf = (method: string) => {
    const known = methods.find((one) => one === method);
    return known ? t(`signInBy.${known}`) : method;
  };
  async function end(sessionId: string) {
    setEndingId(sessionId);
    try {
      await endSession({ shopId, id, sessionId });
      void message.success(t('session.sessionEnded'));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setEndingId(undefined);
    }
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('session.signIns')}</h3>
      {sessions.length === 0 && (
        <p className="text-small text-muted">
          {t(lastSignInAt ? 'session.oldSignIns' : 'session.noSignIns')}{' '}
          {lastSignInAt && <Moment at={lastSignInAt} />}
        </p>
      )}
      <ul className="rounded-card border border-line empty:hidden">
        {sessions.map(({ id: sessionId, browser, address, method, startedAt, isOpen }) => (
          <li
            key={sessionId}
            data-session={isOpen ? 'open' : 'ended'}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 text-small last:border-0"
          >
            <span className="truncate" title={browser}>
              {browser || t('session.unknownBrowser')}
            </span>
            <Moment at={startedAt} />
            <span className="text-muted">
              <span className="font-mono">{address}</span>, {methodOf(method)}
            </span>
            <span className="flex items-center justify-end gap-3 text-muted">
              {t(isOpen ? 'session.open' : 'session.ended')}
              {isOpen && mayEnd && (
                <Button size="small" loading={endingId === sessionId} onClick={() => void end(sessionId)}>
                  {t('session.endSession')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
