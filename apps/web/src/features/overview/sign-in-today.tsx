import { rewardCalls } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Button } from '@onehaul/workbench/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { overviewKey } from '../../app/portal/overview-key.ts';
import { rewardsKey } from '../../app/portal/reward-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend, useSession } from '../../app/session-context.tsx';

/** Daily points sign-in in one line; its calendar is on the points page. */
export function SignInToday() {
  const { t } = useTranslation('overview');
  const send = useSend();
  const sendWithMessage = useSendWithMessage();
  const queries = useQueryClient();
  const { reload } = useSession();
  const { data } = useQuery({
    queryKey: [...rewardsKey, 'signIn'],
    queryFn: () => sendWithMessage(rewardCalls.signInState, {}),
  });
  const signIn = useChange(() => send(rewardCalls.signIn, {}), {
    onDone: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: rewardsKey }),
        queries.invalidateQueries({ queryKey: overviewKey }),
        reload(),
      ]);
    },
    done: ({ points }) => t('signIn.told', { points }),
  });
  if (!data) return null;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-small font-semibold">{t('signIn.title')}</h2>
          <p className="text-caption text-muted">{t('signIn.streak', { count: data.streak })}</p>
        </div>
        {data.isDone ? (
          <p className="inline-flex items-center gap-1.5 text-small font-medium text-positive" data-signed-in>
            <Icon name="check" className="size-4" />
            {t('signIn.done')}
          </p>
        ) : (
          <Button loading={signIn.isPending} data-sign-in onClick={() => signIn.start()}>
            {t('signIn.do', { points: data.coming[0]?.points ?? 0 })}
          </Button>
        )}
      </div>
    </Card>
  );
}
