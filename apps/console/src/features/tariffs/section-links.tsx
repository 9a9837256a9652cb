import { useTranslation } from '@onehaul/i18n/react';
import { sections } from './field-makers.ts';
import { idOfSection } from './form-section.tsx';

/** Anchor links to the sections of a long tariff. */
export function SectionLinks() {
  const { t } = useTranslation('tariff');
  return (
    <nav aria-label={t('parts')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${idOfSection(section)}`} className="text-primary-9 hover:underline">
              {t(`section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
