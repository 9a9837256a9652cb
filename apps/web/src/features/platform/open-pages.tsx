import { markets } from '@onehaul/domain/company';
import { maxLabelLength } from '@onehaul/domain/host-name';
import { Icon } from '@onehaul/ui/icon';
import { Notice } from '@onehaul/ui/form/notice';
import { controlLook, TextInput } from '@onehaul/ui/form/text-input';
import { SelectInput } from '@onehaul/ui/form/select-input';
import type { ReactNode } from 'react';
import { primaryLook, secondaryLook } from './look.ts';
import { type PageProps, platformPaths } from './platform-view.ts';

const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <div className="page-width py-12">
    <div className="mx-auto flex max-w-140 flex-col gap-6">{children}</div>
  </div>
);

/** Where the script writes what went wrong; announced by screen readers. */
const Problem = () => (
  <p
    data-problem
    role="alert"
    hidden
    className="rounded-control border border-danger bg-danger-ground px-4 py-3 text-small text-danger"
  />
);

const LabelField = ({ view, t }: PageProps) => (
  <div className="grid gap-2">
    <label htmlFor="label" className="text-small font-medium">
      {t('form.label')}
    </label>
    <div className="flex items-center gap-2">
      <input
        id="label"
        name="label"
        required
        maxLength={maxLabelLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="label-state label-hint"
        className={`${controlLook} min-w-0 font-mono`}
      />
      <span className="shrink-0 font-mono text-small text-muted">.{view.shopDomain}</span>
    </div>
    <p id="label-state" data-label-state aria-live="polite" className="text-small empty:hidden" />
    <p id="label-hint" className="text-caption text-muted">
      {t('form.labelHint')}
    </p>
  </div>
);

/** The form a company applies with. */
export function OpenPage({ view, t }: PageProps) {
  return (
    <Narrow>
      <div className="flex flex-col gap-2">
        <h1 className="text-heading font-bold">{t('form.title')}</h1>
        <p className="text-body text-muted">{t('form.text')}</p>
      </div>
      {view.isSignUpOpen ? (
        <form data-form="apply" method="post" className="flex flex-col gap-5">
          <noscript>
            <Notice tone="warning">{t('form.script')}</Notice>
          </noscript>
          <TextInput
            id="company"
            name="company"
            label={t('form.company')}
            required
            maxLength={80}
            autoComplete="organization"
          />
          <TextInput
            id="personName"
            name="personName"
            label={t('form.personName')}
            required
            maxLength={80}
            autoComplete="name"
          />
          <TextInput
            id="email"
            name="email"
            type="email"
            label={t('form.email')}
            hint={t('form.emailHint')}
            required
            maxLength={254}
            autoComplete="email"
          />
          <SelectInput
            id="market"
            name="market"
            label={t('form.market')}
            hint={t('form.marketHint')}
            required
          >
            {markets.map((market) => (
              <option key={market} value={market}>
                {t(`market.${market}`)}
              </option>
            ))}
          </SelectInput>
          <TextInput
            id="shopName"
            name="shopName"
            label={t('form.shopName')}
            hint={t('form.shopNameHint')}
            required
            maxLength={60}
            autoComplete="off"
          />
          <LabelField view={view} t={t} />
          <Problem />
          <button type="submit" className={`${primaryLook} disabled:opacity-60`}>
            {t('form.submit')}
          </button>
        </form>
      ) : (
        <Notice tone="warning">{t('closed')}</Notice>
      )}
    </Narrow>
  );
}

export const CheckMailPage = ({ t }: PageProps) => (
  <Narrow>
    <Icon name="mail" className="size-12 text-primary-9" />
    <div className="flex flex-col gap-2">
      <h1 className="text-heading font-bold">{t('checkMail.title')}</h1>
      <p data-email className="font-medium break-all empty:hidden" />
      <p className="text-body text-muted">{t('checkMail.text')}</p>
    </div>
    <Problem />
    <p data-sent aria-live="polite" className="text-small text-positive empty:hidden" />
    <form data-form="again" method="post" hidden>
      <button type="submit" className={`${primaryLook} disabled:opacity-60`}>
        {t('checkMail.send')}
      </button>
    </form>
    <p>
      <a href={platformPaths.open} className={secondaryLook}>
        {t('checkMail.again')}
      </a>
    </p>
  </Narrow>
);

/** The token is in the fragment, so the server renders an empty page that the script fills. */
export const ConfirmPage = ({ view, t }: PageProps) => (
  <Narrow>
    <h1 data-confirm-title className="text-heading font-bold">
      {t('open')}
    </h1>
    <p data-loading className="text-body text-muted">
      {t('confirm.loading')}
    </p>
    <noscript>
      <Notice tone="warning">{t('form.script')}</Notice>
    </noscript>
    <form data-form="open" method="post" hidden className="flex flex-col gap-5">
      <p data-host className="font-mono text-lead break-all" />
      <p className="text-body text-muted">{t('confirm.text')}</p>
      <div data-other-name hidden>
        <LabelField view={view} t={t} />
      </div>
      <button type="submit" className={`${primaryLook} disabled:opacity-60`}>
        {t('confirm.submit')}
      </button>
    </form>
    <Problem />
    <p data-again hidden>
      <a href={platformPaths.open} className={secondaryLook}>
        {t('confirm.again')}
      </a>
    </p>
  </Narrow>
);

export const NotFoundPage = ({ t }: PageProps) => (
  <Narrow>
    <h1 className="text-heading font-bold">{t('notFound.title')}</h1>
    <p className="text-body text-muted">{t('notFound.text')}</p>
    <p>
      <a href={platformPaths.home} className={secondaryLook}>
        {t('notFound.home')}
      </a>
    </p>
  </Narrow>
);
