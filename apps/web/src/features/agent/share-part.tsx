import { referralNames } from '@onehaul/contract/referral';
import type { Recommendation } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { QrCode } from '@onehaul/ui/qr-code';
import { useToast } from '@onehaul/ui/toast';
import { useEffect, useRef } from 'react';
import { paths } from '../../app/paths.ts';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useRootData } from '../../app/root-data.ts';
import { ShareButton } from '../../app/share-button.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { drawPoster, posterHeight, posterWidth } from './draw-poster.ts';

type Props = {
  readonly recommendation: Pick<Recommendation, 'isAgent' | 'memberCode'>;
  /** On the poster. */
  readonly memberName: string;
};

/** Registration link: an agent's carries the agent code, any other member's the recommender code. */
function linkOf({ isAgent, memberCode }: Props['recommendation'], origin: string): string {
  const name = referralNames[isAgent ? 'agentCode' : 'recommenderCode'];
  return `${origin}${paths.register}?${new URLSearchParams({ [name]: memberCode }).toString()}`;
}

/** The referral link in all shareable forms. */
export function SharePart({ recommendation, memberName }: Props) {
  const { t } = useTranslation('agent');
  const { name } = useShop();
  const link = linkOf(recommendation, useRootData().origin);
  const { isAgent, memberCode } = recommendation;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card className="grid content-start gap-6 px-5 py-5">
        <section aria-labelledby="own-link" className="grid gap-3">
          <h2 id="own-link" className="text-lead font-semibold">
            {t('recommend.link')}
          </h2>
          <p className="text-small text-muted">
            {t(isAgent ? 'recommend.asAgent' : 'recommend.asMember', { code: memberCode })}
          </p>
          <code
            data-own-link
            className="rounded-control border border-line bg-sunken px-3 py-2 font-mono text-small break-all"
          >
            {link}
          </code>
          <div className="flex flex-wrap gap-3">
            <CopyText
              text={link}
              label={t('recommend.copy')}
              className="inline-flex min-h-control items-center gap-2 rounded-control bg-primary-7 px-4 text-small font-medium text-on-primary transition-colors hover:bg-primary-8"
            >
              {t('recommend.copy')}
            </CopyText>
            <ShareButton title={name} text={t('recommend.shareText', { shop: name })} url={link}>
              {t('recommend.share')}
            </ShareButton>
          </div>
        </section>
        <section
          aria-labelledby="own-code"
          className="flex flex-wrap items-center gap-5 border-t border-line pt-5"
        >
          <div className="size-36 shrink-0 rounded-small bg-[#ffffff] p-1">
            <QrCode text={link} label={t('recommend.qr')} className="size-full" />
          </div>
          <div className="grid gap-1">
            <h2 id="own-code" className="text-body font-semibold">
              {t('recommend.qr')}
            </h2>
            <p className="text-small text-muted">{t('recommend.qrText')}</p>
          </div>
        </section>
      </Card>
      <PosterCard link={link} memberCode={memberCode} memberName={memberName} />
    </div>
  );
}

type PosterProps = Pick<Props, 'memberName'> & { readonly link: string; readonly memberCode: string };

function PosterCard({ link, memberCode, memberName }: PosterProps) {
  const { t } = useTranslation('agent');
  const notify = useToast();
  const { t: storefront } = useTranslation('storefront');
  const { name: shopName, logoUrl } = useShop();
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = t('poster.head', { name: memberName });
  const [text, scan, code] = [t('poster.text'), t('poster.scan'), t('poster.code', { code: memberCode })];

  useEffect(() => {
    if (!canvas.current) return;
    const poster = { shopName, logoUrl, head, text, scan, code, link, host: location.host };
    void drawPoster(canvas.current, poster).catch(() => undefined);
  }, [shopName, logoUrl, head, text, scan, code, link]);

  const download = () =>
    canvas.current?.toBlob((blob) => {
      if (!blob)
        return notify(storefront('failure.download', { reason: t('recommend.posterFailed') }), 'danger');
      const anchor = document.createElement('a');
      anchor.href = URL.createObjectURL(blob);
      anchor.download = `poster-${memberCode}.png`;
      anchor.click();
      setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
    }, 'image/png');

  return (
    <Card className="grid justify-items-center gap-4 px-5 py-5">
      <h2 className="justify-self-start text-body font-semibold">{t('recommend.posterTitle')}</h2>
      <figure aria-label={t('recommend.posterLabel', { shop: shopName })} className="w-full max-w-60">
        <canvas
          ref={canvas}
          width={posterWidth}
          height={posterHeight}
          className="h-auto w-full rounded-card border border-line"
        />
      </figure>
      <Button variant="secondary" data-poster onClick={download}>
        <PortalIcon name="download" className="size-4.5" />
        {t('recommend.poster')}
      </Button>
    </Card>
  );
}
