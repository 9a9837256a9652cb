import { noticeCalls, type NoticeChoices } from '@onehaul/contract/notice';
import type { NoticeChannel } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { useToast } from '@onehaul/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { pushSupport, PushRefused, subscribe, unsubscribe } from './browser-push.ts';
import { choicesKey } from './use-choices.ts';

type Props = { readonly data: NoticeChoices; readonly isReadOnly: boolean };

/** Id of the element that describes a channel's target or why it is off. */
export const reasonId = (channel: NoticeChannel) => `notice-channel-${channel}`;

/** Each channel's target, or why it is off and how to enable it. */
export function ChannelCards({ data, isReadOnly }: Props) {
  const { t } = useTranslation('notify');
  const { email, phone, mostTexts, whyNot } = data;
  const profile = `${paths.account}#profile`;
  const mailTo = isReadOnly ? t('to.main') : t('to.mail', { email });
  const smsTo = isReadOnly ? t('to.main') : t('to.sms', { phone, most: mostTexts });
  /** True when push can be switched on or off in this browser. */
  const canSwitchPush = whyNot.push !== 'notOffered' && !isReadOnly;
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      <Channel
        channel="mail"
        icon={<Icon name="mail" />}
        isOn={whyNot.mail === ''}
        says={whyNot.mail === '' ? mailTo : t(`why.mail.${whyNot.mail}`)}
      >
        {whyNot.mail === 'noAddress' && !isReadOnly && <Fix to={profile}>{t('fix.mail')}</Fix>}
      </Channel>
      <Channel
        channel="sms"
        icon={<Icon name="chat" />}
        isOn={whyNot.sms === ''}
        says={whyNot.sms === '' ? smsTo : t(`why.sms.${whyNot.sms}`)}
      >
        {whyNot.sms === 'noAddress' && !isReadOnly && <Fix to={profile}>{t('fix.phone')}</Fix>}
        {whyNot.sms === 'notProved' && !isReadOnly && <Fix to={profile}>{t('fix.proof')}</Fix>}
      </Channel>
      <Channel
        channel="push"
        icon={<PortalIcon name="bell" />}
        isOn={whyNot.push === ''}
        says={canSwitchPush ? undefined : <PushSummary data={data} />}
      >
        {canSwitchPush && <ThisBrowser data={data} />}
      </Channel>
    </ul>
  );
}

type ChannelProps = {
  readonly channel: NoticeChannel;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  /** The channel's target, or why it is off. */
  readonly says: ReactNode;
  readonly children: ReactNode;
};

const Channel = ({ channel, icon, isOn, says, children }: ChannelProps) => {
  const { t } = useTranslation('notify');
  return (
    <Card as="li" className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 px-4 py-3">
      <span className={isOn ? 'text-primary-9' : 'text-muted'}>{icon}</span>
      <h3 className="text-small font-semibold">{t(`channel.${channel}`)}</h3>
      <div className="col-start-2 text-caption break-words text-muted" data-where={channel}>
        {says && <span id={reasonId(channel)}>{says}</span>}
        {children}
      </div>
    </Card>
  );
};

const Fix = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <>
    {' '}
    <Link to={to} className="font-medium text-primary-9 underline underline-offset-4">
      {children}
    </Link>
  </>
);

function PushSummary({ data: { whyNot, devices } }: Pick<Props, 'data'>) {
  const { t } = useTranslation('notify');
  if (whyNot.push !== '') return t(`why.push.${whyNot.push}`);
  return t('to.push', { count: devices.length });
}

/** Switches push for this browser; the browser itself reports denied permissions. */
function ThisBrowser({ data }: Pick<Props, 'data'>) {
  const { t } = useTranslation('notify');
  const send = useSend();
  const queries = useQueryClient();
  const notify = useToast();
  const [support, setSupport] = useState(pushSupport);
  const [refusal, setRefusal] = useState<'denied' | 'failed'>();
  const isOn = data.devices.some(({ isThis }) => isThis);
  const reload = () => queries.invalidateQueries({ queryKey: choicesKey });

  const add = useChange(
    async () => {
      setRefusal(undefined);
      const { publicKey } = await send(noticeCalls.pushKey, {});
      try {
        await send(noticeCalls.addPushDevice, await subscribe(publicKey));
        return true;
      } catch (error) {
        if (!(error instanceof PushRefused)) throw error;
        setRefusal(error.why);
        setSupport(pushSupport());
        return false;
      }
    },
    {
      onDone: (isAdded) => {
        if (isAdded) notify(t('push.turnedOn'), 'positive');
        return reload();
      },
    },
  );
  const remove = useChange(
    async () => {
      await send(noticeCalls.removePushDevice, { endpoint: '' });
      await unsubscribe().catch(() => undefined);
    },
    { onDone: reload, done: () => t('push.turnedOff') },
  );

  if (isOn) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>
          {t('push.isOn')} {t('push.leaves')}
        </p>
        <Button
          size="small"
          variant="secondary"
          isBusy={remove.isPending}
          data-push="off"
          onClick={() => remove.start(undefined)}
        >
          {t('push.off')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p>{support === 'able' ? <PushSummary data={data} /> : t(`why.push.${support}`)}</p>
      {support === 'able' && (
        <Button
          size="small"
          variant="secondary"
          isBusy={add.isPending}
          data-push="on"
          onClick={() => add.start(undefined)}
        >
          {t('push.on')}
        </Button>
      )}
      {refusal && support === 'able' && <p role="alert">{t(`why.push.${refusal}`)}</p>}
    </div>
  );
}
