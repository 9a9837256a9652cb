import { launchCalls } from '@onehaul/contract/console/launch';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { SecretOnce } from '@onehaul/workbench/secret-once';
import { useZoneDates } from '@onehaul/workbench/zone';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

const noFields = z.object({});
type Props = { readonly shopId: number; readonly linkAt: Date | null };

/** Ways to see the shop before it opens: for oneself, and a link for others. */
export function PreviewCard({ shopId, linkAt }: Props) {
  const { t } = useTranslation('launch');
  const { message } = App.useApp();
  const dates = useZoneDates();
  const mayPublish = useHasPermission('shop:publish');
  const openPreview = useChange(launchCalls.openPreview, ['audit']);
  const renew = useChange(launchCalls.renewPreviewLink, ['launch', 'audit']);
  const [isAsking, setIsAsking] = useState(false);
  const [link, setLink] = useState<string>();
  const failed = (error: Error) => void message.error(error.message);

  const open = async () => {
    // Opened in the click: browsers block windows that open later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const { url } = await openPreview({ shopId });
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      failed(error as Error);
    }
  };
  const makeLink = async () => setLink((await renew({ shopId })).url);

  return (
    <section className="rounded-card border border-line p-5" aria-labelledby="launch-preview">
      <h2 id="launch-preview" className="font-semibold">
        {t('preview.title')}
      </h2>
      <p className="mt-1 text-small text-muted">{t('preview.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button data-act="openPreview" onClick={() => void open()}>
          {t('preview.open')}
        </Button>
        {mayPublish && (
          <Button
            data-act="renewPreviewLink"
            onClick={() => (linkAt ? setIsAsking(true) : void makeLink().catch(failed))}
          >
            {t(linkAt ? 'preview.renew' : 'preview.create')}
          </Button>
        )}
      </div>
      {mayPublish && (
        <p className="mt-3 text-small text-muted">
          {t('preview.linkText')} {linkAt && t('preview.linkAt', { time: dates.moment(linkAt) })}
        </p>
      )}
      {isAsking && (
        <ModalForm
          schema={noFields}
          title={t('preview.renewTitle')}
          text={t('preview.renewText')}
          submitLabel={t('preview.renew')}
          onSubmit={makeLink}
          onClose={() => setIsAsking(false)}
        />
      )}
      {link !== undefined && (
        <SecretOnce
          title={t('preview.onceTitle')}
          text={t('preview.onceText')}
          secret={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </section>
  );
}
