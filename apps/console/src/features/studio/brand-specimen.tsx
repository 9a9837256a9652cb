import { languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { contrast } from '@onehaul/ui/color';
import { pageColors, themeVariables } from '@onehaul/ui/theme';
import type { CSSProperties } from 'react';
import { useRecordFormContext } from './kit/studio-context.ts';
import { useIsVisibleOn } from './use-is-visible-on.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const offered: Readonly<Record<string, readonly Scheme[]>> = {
  light: ['light'],
  dark: ['dark'],
  system: schemes,
};
const readable = 4.5;
const colorPattern = /^#[0-9a-f]{6}$/;

/** Parts of the public pages in the colours being edited, by the theme function those pages use. */
export function BrandSpecimen() {
  const { t } = useTranslation('studio');
  const { values } = useRecordFormContext();
  const primaryColor = String(values.primaryColor);
  const cornerRadius = Number(values.cornerRadius ?? 0);
  const isColor = colorPattern.test(primaryColor);
  const variables = isColor ? themeVariables({ primaryColor, cornerRadius }) : {};
  return (
    <section
      aria-label={t('specimen.title')}
      className="grid gap-4 min-[1400px]:sticky min-[1400px]:top-7"
      data-specimens
    >
      <div>
        <h2 className="text-lead font-semibold">{t('specimen.title')}</h2>
        <p className="text-small text-muted">{t('specimen.text')}</p>
      </div>
      {isColor ? (
        <>
          <Contrasts variables={variables} primaryColor={primaryColor} />
          {offered[String(values.colorScheme)]?.map((scheme) => (
            <div key={scheme}>
              <p className="mb-1 text-caption text-muted">{t(`specimen.${scheme}`)}</p>
              <LogoWarning scheme={scheme} />
              <Specimen scheme={scheme} variables={variables} />
            </div>
          ))}
        </>
      ) : (
        <p className="text-small text-muted">{t('problem.colorFormat')}</p>
      )}
    </section>
  );
}

type Variables = Readonly<Record<string, string>>;
type ContrastsProps = { readonly variables: Variables; readonly primaryColor: string };

/** Contrast ratios of WCAG, as the theme reaches them with this colour. */
function Contrasts({ variables, primaryColor }: ContrastsProps) {
  const { t, i18n } = useTranslation('studio');
  const ratio = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const of = (scheme: Scheme, part: string) => variables[`--${scheme}-${part}`]!;
  const rows = [
    { key: 'page', value: contrast(primaryColor, '#ffffff'), min: undefined },
    ...schemes.flatMap((scheme) => [
      {
        key: `button.${scheme}` as const,
        value: contrast(of(scheme, 'on-primary'), of(scheme, 'primary-7')),
        min: readable,
      },
      {
        key: `link.${scheme}` as const,
        value: contrast(of(scheme, 'primary-9'), of(scheme, 'primary-2')),
        min: readable,
      },
    ]),
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-2" data-contrasts>
      {rows.map(({ key, value, min }) => (
        <div key={key} className="flex items-baseline justify-between gap-3 border-b border-line py-1">
          <dt className="text-muted">{t(`contrast.${key}`)}</dt>
          <dd className="font-medium tabular-nums" data-contrast={key}>
            {ratio.format(Math.floor(value * 10) / 10)} : 1
            {min !== undefined && (
              <span className={value >= min ? 'text-positive' : 'text-danger'}>
                {' '}
                {t(value >= min ? 'contrast.good' : 'contrast.bad')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A logo with dark letters on no ground of its own cannot be read on a dark page. */
function LogoWarning({ scheme }: { readonly scheme: Scheme }) {
  const { t } = useTranslation('studio');
  const { values, files } = useRecordFormContext();
  const logo = files[(values.logoKey as string | null) ?? ''];
  const isVisible = useIsVisibleOn(logo, pageColors[scheme]);
  if (isVisible) return null;
  return (
    <p className="mb-1 text-small text-danger" data-logo-warning={scheme}>
      {t(`specimen.logoOn.${scheme}`)}
    </p>
  );
}

type SpecimenProps = { readonly scheme: Scheme; readonly variables: Variables };

/** A drawing of a page: nothing in it can be operated, and screen readers skip it. */
function Specimen({ scheme, variables }: SpecimenProps) {
  const { t } = useTranslation('studio');
  const { shop, values, files } = useRecordFormContext();
  const logo = files[(values.logoKey as string | null) ?? ''];
  const icon = files[(values.iconKey as string | null) ?? ''];
  return (
    <div
      inert
      aria-hidden="true"
      data-specimen={scheme}
      lang={languageTags[shop.languages[0]]}
      style={variables as CSSProperties}
      className="overflow-hidden rounded-card border border-line bg-page text-ink"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line bg-page px-5 py-3">
        {logo ? (
          <img src={logo} alt="" className="h-10 w-40 object-contain object-left" />
        ) : (
          <span className="text-lead font-bold">{shop.name}</span>
        )}
        <span className="flex items-center gap-4 text-small">
          <span className="text-primary-9">{t('specimen.link')}</span>
          <Button size="small">{t('specimen.signIn')}</Button>
        </span>
      </div>
      <div className="on-deep px-5 py-6">
        <p className="text-title font-bold">{shop.name}</p>
        <p className="mt-1 text-small text-muted">{t('specimen.tagline')}</p>
      </div>
      <div className="grid gap-4 p-5">
        <Card className="p-4">
          <div className="flex items-start justify-between gap-4">
            <div>
              <p className="font-semibold">{t('specimen.line')}</p>
              <p className="mt-1 text-small text-muted">{t('specimen.lineText')}</p>
            </div>
            <p className="text-lead font-semibold text-primary-9">¥128.50</p>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button>{t('specimen.primary')}</Button>
            <Button variant="secondary">{t('specimen.secondary')}</Button>
          </div>
        </Card>
      </div>
      <div className="flex items-center gap-3 border-t border-line bg-sunken px-5 py-4 text-caption text-muted">
        {icon && <img src={icon} alt="" className="size-6 rounded-small object-cover" />}
        <span>© {shop.name}</span>
      </div>
    </div>
  );
}
