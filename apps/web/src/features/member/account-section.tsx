import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { ReactNode } from 'react';
import type { SectionId } from './sections.ts';

type Props = {
  readonly id: SectionId;
  readonly title: MessageKey<'account'>;
  readonly text: MessageKey<'account'>;
  /** The section's single action, beside the title. */
  readonly action?: ReactNode;
  /** Tables use the full width, forms sit beside their title. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
};

/** Moves focus to the section when the focused element was removed. */
export function focusSection(id: SectionId): void {
  document.querySelector<HTMLElement>(`#${id}`)?.focus({ preventScroll: true });
}

export function AccountSection({ id, title, text, action, isWide = false, children }: Props) {
  const { t } = useTranslation('account');
  const columns = isWide ? '' : 'xl:grid-cols-[calc(var(--spacing)*64)_minmax(0,1fr)]';
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="outline-none">
      <Card className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 p-6 ${columns}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid max-w-160 grow basis-72 gap-1">
            <h2 id={`${id}-title`} className="text-body font-semibold">
              {t(title)}
            </h2>
            <p className="text-small text-muted">{t(text)}</p>
          </div>
          {action}
        </div>
        {children && <div className="min-w-0">{children}</div>}
      </Card>
    </section>
  );
}
