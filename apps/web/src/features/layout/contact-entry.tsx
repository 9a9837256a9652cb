import type { ShopInfo } from '@onehaul/contract/shop';
import { CopyButton } from '@onehaul/ui/copy-button';
import { Icon, isIconName } from '@onehaul/ui/icon';
import { useEffect, useState } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { LazyQrCode } from './lazy-qr-code.tsx';

type Link = ShopInfo['contactLinks'][number];
type Props = {
  readonly link: Link;
  /** Side on which the QR code opens. */
  readonly opens: 'start' | 'above';
  readonly className: string;
  readonly showName?: boolean;
};

const places = {
  start: 'end-full top-1/2 -translate-y-1/2 pe-3',
  above: 'bottom-full start-0 pb-2',
} as const;

/** A contact entry: text is copied by a click, a QR code shows on hover and on focus (§2 side box). */
export function ContactEntry({ link, ...look }: Props) {
  return link.type === 'text' ? <CopyEntry link={link} {...look} /> : <QrEntry link={link} {...look} />;
}

const iconOf = ({ icon }: Link) => (isIconName(icon) ? icon : 'chat');

function CopyEntry({ link, className, showName = false }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <CopyButton
      text={link.text}
      copied={t('copy.done')}
      failed={t('copy.failed')}
      title={link.text}
      aria-label={t('contact.copy', { name: link.name, text: link.text })}
      className={className}
    >
      <Icon name={iconOf(link)} />
      {showName && <span>{link.text}</span>}
    </CopyButton>
  );
}

function QrEntry({ link, opens, className, showName = false }: Props) {
  const { t } = useTranslation('storefront');
  const { isWanted, isDismissed, want } = useHoverContent();
  const label = t('contact.qr', { name: link.name });
  return (
    <div className="group relative">
      <button type="button" aria-label={label} onMouseEnter={want} onFocus={want} className={className}>
        <Icon name={iconOf(link)} />
        {showName && <span>{link.name}</span>}
      </button>
      <div
        className={`absolute z-20 hidden ${isDismissed ? '' : 'group-focus-within:block group-hover:block'} ${places[opens]}`}
      >
        <div className="rounded-card border border-line bg-surface p-3 text-center text-caption text-ink shadow-float">
          {link.image ? (
            <img
              src={link.image}
              alt={label}
              width={144}
              height={144}
              loading="lazy"
              className="size-36 max-w-none"
            />
          ) : (
            <div className="size-36">{isWanted && <LazyQrCode text={link.text} label={label} />}</div>
          )}
          <p className="mt-2">{t('contact.scan', { name: link.name })}</p>
        </div>
      </div>
    </div>
  );
}

/** Content on hover and focus that loads on first use and closes on Escape. */
function useHoverContent() {
  const [isWanted, setWanted] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isWanted || isDismissed) return;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isWanted, isDismissed]);
  const want = () => {
    setWanted(true);
    setDismissed(false);
  };
  return { isWanted, isDismissed, want };
}
