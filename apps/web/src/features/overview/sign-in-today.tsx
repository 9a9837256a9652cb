import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { useAct } from '../../app/use-act.ts';

type Props = {
  readonly state: { readonly streak: number; readonly isDone: boolean; readonly points: number };
};

/** Daily points sign-in in one line; its calendar is on the points page. */
export function SignInToday({ state: { streak, isDone, points } }: Props) {
  const { t } = useTranslation('overview');
  const startCalls = useCallsOnDemand();
  const { start, isPending } = useAct(
    async () => {
      startCalls();
      const { signIn } = await import('./overview-acts.client.ts');
      return signIn();
    },
    { done: (signed) => t('signIn.told', { points: signed.points }) },
  );
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-small font-semibold">{t('signIn.title')}</h2>
          <p className="text-caption text-muted">{t('signIn.streak', { count: streak })}</p>
        </div>
        {isDone ? (
          <p className="inline-flex items-center gap-1.5 text-small font-medium text-positive" data-signed-in>
            <Icon name="check" className="size-4" />
            {t('signIn.done')}
          </p>
        ) : (
          <Button variant="secondary" isBusy={isPending} data-sign-in onClick={() => start(undefined)}>
            {t('signIn.do', { points })}
          </Button>
        )}
      </div>
    </Card>
  );
}
