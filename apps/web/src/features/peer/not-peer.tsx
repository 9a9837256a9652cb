import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Icon, isIconName } from '@onehaul/ui/icon';
import { paths } from '../../app/paths.ts';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { AccessGate } from '../../app/portal/access-gate.tsx';
import { useShop } from '../../app/shop-context.tsx';

const benefits = [
  ['lines', 'route'],
  ['month', 'order'],
  ['send', 'upload'],
] as const;
const steps = ['ask', 'open', 'order'] as const;

/** Shown to members that are not peers: only the shop grants that status. */
export function NotPeer() {
  const { t } = useTranslation('peers');
  return (
    <AccessGate
      name="peer"
      icon="peers"
      title={t('notPeer.title')}
      sentence={t('notPeer.text')}
      next={
        <LinkButton to={paths.contact} data-next>
          {t('notPeer.contact')}
        </LinkButton>
      }
      benefits={{
        title: t('gate.benefits'),
        items: benefits.map(([name, icon]) => ({
          icon,
          title: t(`gate.${name}.title`),
          text: t(`gate.${name}.text`),
        })),
      }}
      steps={{
        title: t('gate.steps'),
        items: steps.map((name) => ({
          title: t(`gate.step.${name}.title`),
          text: t(`gate.step.${name}.text`),
        })),
      }}
    >
      <WaysToReach />
    </AccessGate>
  );
}

/** Contact entries that can be copied; the contact page has the rest. */
function WaysToReach() {
  const { t } = useTranslation('peers');
  const { t: storefront } = useTranslation('storefront');
  const { contactLinks } = useShop();
  const ways = contactLinks.filter(({ type }) => type === 'text');
  if (ways.length === 0) return null;
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-3 px-5 py-4">
      <h2 className="text-body font-semibold">{t('gate.reach')}</h2>
      <ul data-contact className="flex flex-wrap gap-x-8 gap-y-2 text-small">
        {ways.map(({ name, icon, text }) => (
          <li key={`${name}:${text}`} className="flex min-w-0 items-center gap-2">
            <Icon name={isIconName(icon) ? icon : 'chat'} className="size-4.5 text-muted" />
            <span className="min-w-0 break-words">{text}</span>
            <CopyText text={text} label={storefront('contact.copy', { name, text })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
