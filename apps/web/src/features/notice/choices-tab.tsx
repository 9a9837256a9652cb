import { noticeChannels } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { FailureMessage } from '@onehaul/ui/list-message';
import { Skeleton } from '@onehaul/ui/skeleton';
import { useSession } from '../../app/session-context.tsx';
import { ChannelCards, reasonId } from './channel-cards.tsx';
import { ChoiceMatrix } from './choice-matrix.tsx';
import { useChoices } from './use-choices.ts';

/** The member's notice settings. */
export function ChoicesTab() {
  const { t } = useTranslation('notify');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const isReadOnly = profile?.isMainAccount === false;
  const { query, saveChoices } = useChoices();
  const { data, error, isFetching, refetch } = query;

  if (!data && error) {
    return (
      <Card>
        <FailureMessage
          title={member('failure.title')}
          text={error.message}
          retry={member('failure.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data)
    return (
      <Skeleton
        label={member('loading')}
        className="grid gap-3 md:grid-cols-3"
        blocks={['h-24', 'h-24', 'h-24', 'mt-10 h-150 md:col-span-3']}
      />
    );

  const { mail, sms, push } = data.whyNot;
  const off = {
    mail: mail !== '',
    sms: sms !== '',
    // Push can be configured before any browser is subscribed.
    push: push === 'notOffered',
  };
  const closed = new Map(
    noticeChannels.filter((channel) => off[channel]).map((channel) => [channel, reasonId(channel)]),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChannelCards data={data} isReadOnly={isReadOnly} />
      <section aria-labelledby="notice-choices" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="notice-choices" className="text-body font-semibold">
            {t('choices.title')}
          </h2>
          <p className="text-small text-muted">{t(isReadOnly ? 'choices.subAccount' : 'choices.sentence')}</p>
        </div>
        <Card className="overflow-x-auto">
          <ChoiceMatrix
            choices={data.choices}
            closed={closed}
            isReadOnly={isReadOnly}
            onSave={(changes) => void saveChoices(changes)}
          />
        </Card>
      </section>
    </div>
  );
}
