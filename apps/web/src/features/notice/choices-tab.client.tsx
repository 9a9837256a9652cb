import { noticeChannels } from '@onehaul/domain/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { FailureMessage } from '@onehaul/ui/list-message';
import type { ReactNode } from 'react';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ChannelCards, reasonId } from './channel-cards.tsx';
import { ChoiceMatrix } from './choice-matrix.tsx';
import { useChoices } from './use-choices.ts';

type Props = {
  readonly isReadOnly: boolean;
  /** In place of the settings while they load. */
  readonly waiting: ReactNode;
};

/** The member's notice settings. */
export const ChoicesTab = (props: Props) => (
  <CallsPart version={undefined}>
    <Loaded {...props} />
  </CallsPart>
);

function Loaded({ isReadOnly, waiting }: Props) {
  const { t } = useTranslation('notify');
  const { t: member } = useTranslation('member');
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
  if (!data) return waiting;

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
