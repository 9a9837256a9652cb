import type { MemberDetail } from '@onehaul/contract/console/members';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';

type Props = Pick<MemberDetail, 'sessions' | 'lastSignInAt'>;

const methods = ['password', 'phone', 'qr', 'code'] as const;

/** Latest sign-ins, newest first. */
export function SignIns({ sessions, lastSignInAt }: Props) {
  const { t } = useTranslation('console');
  const methodOf = (method: string) => {
    const known = methods.find((one) => one === method);
    return known ? t(`signInBy.${known}`) : method;
  };
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('members.signIns')}</h3>
      {sessions.length === 0 && (
        <p className="text-small text-muted">
          {t(lastSignInAt ? 'members.oldSignIns' : 'members.noSignIns')}{' '}
          {lastSignInAt && <Moment at={lastSignInAt} />}
        </p>
      )}
      <ul className="rounded-card border border-line empty:hidden">
        {sessions.map(({ browser, address, method, startedAt, endedAt }) => (
          <li
            key={`${startedAt.getTime()} ${address} ${method}`}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-4 py-2.5 text-small last:border-0"
          >
            <span className="truncate" title={browser}>
              {browser || t('members.unknownBrowser')}
            </span>
            <Moment at={startedAt} />
            <span className="text-muted">
              <span className="font-mono">{address}</span>, {methodOf(method)}
            </span>
            <span className="text-end text-muted">{endedAt ? t('members.ended') : t('members.open')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
