import { type Launch, launchCalls } from '@onehaul/contract/console/launch';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

const noFields = z.object({});
const acts = ['goLive', 'pause', 'resume'] as const;
type Act = (typeof acts)[number];

type Props = {
  readonly shop: { readonly id: number; readonly name: string };
  readonly launch: Launch;
};

const doneTexts = { goLive: 'goLive.done', pause: 'pause.done', resume: 'resume.done' } as const;
const askTexts = {
  goLive: { title: 'goLive.title', text: 'goLive.text', submit: 'goLive.do' },
  pause: { title: 'pause.title', text: 'pause.text', submit: 'pause.do' },
} as const;

/** Where the shop stands, and the button that opens, pauses or reopens it. */
export function LaunchStatus({ shop, launch }: Props) {
  const { t } = useTranslation('launch');
  const { state, url, items, members, openOrders } = launch;
  const mayPublish = useHasPermission('shop:publish');
  const { message } = App.useApp();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'goLive' | 'pause'>();
  const changed = ['launch', 'audit'];
  const calls = {
    goLive: useChange(launchCalls.goLive, changed),
    pause: useChange(launchCalls.pause, changed),
    resume: useChange(launchCalls.resume, changed),
  };
  const change = async (act: Act) => {
    await calls[act]({ shopId: shop.id });
    void message.success(t(doneTexts[act]));
    // The menu and the landing page depend on the state of the shops.
    void revalidate();
  };
  const resume = () => change('resume').catch((error: Error) => void message.error(error.message));
  const required = items.filter(({ isRequired }) => isRequired);
  const done = required.filter((item) => item.state !== 'open').length;
  const isReady = done === required.length;
  return (
    <section className="rounded-card border border-line p-5" data-shop-state={state}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lead font-semibold">
            <StateMark tone={state === 'live' ? 'positive' : state === 'closed' ? 'neutral' : 'warning'}>
              {t(`status.${state}`)}
            </StateMark>
          </h2>
          {state === 'live' && <p className="mt-1 text-small text-muted">{t('liveText')}</p>}
          {state === 'paused' && <p className="mt-1 text-small text-muted">{t('pausedText')}</p>}
          {state === 'closed' && <p className="mt-1 text-small text-muted">{t('closedText')}</p>}
          {url !== '' && (
            <p className="mt-2 flex flex-wrap items-center gap-x-4">
              <CopyValue value={url} />
              {state === 'live' && (
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="text-small text-primary-10 underline"
                >
                  {t('openShop')}
                </a>
              )}
            </p>
          )}
        </div>
        {mayPublish && state === 'preparing' && (
          <Button
            type="primary"
            size="large"
            disabled={!isReady}
            data-act="goLive"
            onClick={() => setAsking('goLive')}
          >
            {t('goLive.do')}
          </Button>
        )}
        {mayPublish && state === 'live' && (
          <Button data-act="pause" onClick={() => setAsking('pause')}>
            {t('pause.do')}
          </Button>
        )}
        {mayPublish && state === 'paused' && (
          <Button type="primary" data-act="resume" onClick={() => void resume()}>
            {t('resume.do')}
          </Button>
        )}
      </div>
      {state === 'preparing' && (
        <div className="mt-4">
          <progress
            max={required.length}
            value={done}
            aria-label={t('progress', { done, total: required.length })}
          />
          <p className="mt-1 text-small text-muted" data-progress={`${done}/${required.length}`}>
            {t('progress', { done, total: required.length })}
          </p>
          {!isReady && <p className="text-small text-muted">{t('goLive.waiting')}</p>}
        </div>
      )}
      {!mayPublish && <p className="mt-2 text-small text-muted">{t('goLive.ownerOnly')}</p>}
      {asking && (
        <ModalForm
          schema={noFields}
          title={t(askTexts[asking].title, { shop: shop.name })}
          text={t(askTexts[asking].text, { members, orders: openOrders })}
          submitLabel={t(askTexts[asking].submit)}
          isDangerous={asking === 'pause'}
          onSubmit={() => change(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
