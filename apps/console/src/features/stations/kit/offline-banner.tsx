import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

type Props = { readonly waiting: number; readonly isPersonKnown: boolean };

/** Banner: the network is down and work continues offline. */
export function OfflineBanner({ waiting, isPersonKnown }: Props) {
  const { t } = useTranslation('station');
  return (
    <output
      data-offline-banner
      className="flex flex-wrap items-center gap-x-3 border-b border-warning bg-warning-ground px-6 py-2.5 text-body text-ink"
    >
      <Icon name="warning" className="size-5 text-warning" />
      <strong className="text-warning">{t('offline.title')}</strong>
      <span>{t(isPersonKnown ? 'offline.text' : 'offline.unknownText')}</span>
      {waiting > 0 && <b data-offline-waiting={waiting}>{t('offline.waiting', { count: waiting })}</b>}
    </output>
  );
}
