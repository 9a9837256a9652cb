import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextArea } from '@onehaul/ui/form/text-area';
import { useRevalidator } from 'react-router';
import { couponChoices, type CouponShortfall, reachedIn } from './coupon-choices.ts';
import { fieldId, type Field, type StepError, maxCover } from './step-errors.ts';
import { choiceInput, Part, TypedField } from './part.tsx';
import { typedCents } from './typed-amount.ts';
import type { Wizard } from './use-wizard.ts';
import { useStepErrorText } from './words.ts';
import { CouponCode } from '../../app/portal/coupon-code.tsx';
import { useCouponText } from '../../app/portal/coupon-text.ts';
import { useDates } from '../../app/use-dates.ts';
import { useWizardActs } from './use-wizard-acts.ts';

type Props = { readonly wizard: Wizard; readonly errors: readonly StepError[] };

/** Insurance, tax, coupon, points and a note to the warehouse. */
export function ExtrasPart({ wizard, errors }: Props) {
  const { t } = useTranslation('wizard');
  const errorText = useStepErrorText();
  const errorOf = (field: Field) => {
    const error = errors.find((one) => one.field === field);
    return error && errorText(error);
  };
  return (
    <Part title={t('extras.title')}>
      <Insurance wizard={wizard} error={errorOf('insured')} />
      <Tax wizard={wizard} />
      {/* An instant order is not priced yet, so discounts do not apply (A43). */}
      {wizard.mode === 'merge' && (
        <div className="grid gap-4 md:grid-cols-2">
          <CouponChoice wizard={wizard} error={errorOf('coupon')} />
          <Points wizard={wizard} error={errorOf('points')} />
        </div>
      )}
      <Remark wizard={wizard} />
    </Part>
  );
}

type PartProps = { readonly wizard: Wizard; readonly error?: string | undefined };

function Insurance({ wizard, error }: PartProps) {
  const { t, i18n } = useTranslation('wizard');
  const { draft, known, change } = wizard;
  const insurance = known.line?.current.tariff.insurance;
  const most = maxCover(known);
  const measures = measuresIn(i18n.language);
  const isAsked = draft.insured !== '';
  if (known.line && !insurance && !isAsked)
    return <p className="text-small text-muted">{t('insurance.off')}</p>;
  return (
    <div className="grid gap-2">
      <label className="flex min-h-control-small items-center gap-3 text-small">
        <input
          type="checkbox"
          className={choiceInput}
          checked={isAsked}
          onChange={({ target }) => change({ insured: target.checked ? typedCents(most ?? 0) : '' })}
        />
        {t('insurance.ask')}
      </label>
      {isAsked && (
        <div className="max-w-90 ps-7">
          <TypedField
            id={fieldId('insured')}
            label={t('insurance.amount')}
            inputMode="decimal"
            maxLength={9}
            value={draft.insured}
            // An empty value means no insurance and would unmount the field while typing.
            onChange={(insured) =>
              change({ insured: insured === '' ? '0' : insured.replace(/^0+(?=\d)/, '') })
            }
            error={error}
            hint={
              insurance &&
              t('insurance.hint', {
                most: measures.money(most ?? 0, 'CNY'),
                percent: measures.percent(insurance.bps),
                least: measures.money(insurance.least, 'CNY'),
              })
            }
          />
        </div>
      )}
    </div>
  );
}

function Tax({ wizard }: PartProps) {
  const { t } = useTranslation('wizard');
  const { draft, known, change } = wizard;
  const mode = known.line?.current.tariff.tax.mode;
  if (mode === undefined) return null;
  if (mode !== 'onValue')
    return (
      <p className="text-small text-muted">
        {t('tax.title')}: {t(`tax.${mode}`)}
      </p>
    );
  return (
    <div>
      <label className="flex min-h-control-small items-center gap-3 text-small">
        <input
          type="checkbox"
          data-tax
          className={choiceInput}
          checked={draft.isTaxHandled}
          onChange={({ target }) => change({ isTaxHandled: target.checked })}
        />
        {t('tax.ask')}
      </label>
      {!draft.isTaxHandled && <p className="ps-7 text-caption text-muted">{t('tax.mayFollow')}</p>}
    </div>
  );
}

function CouponChoice({ wizard, error }: PartProps) {
  const { t, i18n } = useTranslation('wizard');
  const { draft, change } = wizard;
  const { t: couponTexts } = useTranslation('coupon');
  const { benefitOf, restrictionsOf } = useCouponText();
  const { revalidate } = useRevalidator();
  const loadActs = useWizardActs();
  const line = wizard.known.line;
  const place = line && { lineId: line.id, level: wizard.buyer.level };
  const coupons = couponChoices(wizard.coupons, reachedIn(wizard), place);
  const measures = measuresIn(i18n.language);
  const { day } = useDates();
  const lackingText = ({ minor, grams, other }: CouponShortfall) =>
    other !== undefined
      ? couponTexts(`lacking.${other}`)
      : minor !== undefined
        ? t('coupon.shortAmount', { amount: measures.money(minor, 'CNY') })
        : t('coupon.shortWeight', { weight: measures.weight(grams ?? 0) });
  const termsOf = ({ leastMinor, leastGrams, ...coupon }: Wizard['coupons'][number]) =>
    [
      ...restrictionsOf(coupon),
      leastMinor > 0 && t('coupon.leastAmount', { amount: measures.money(leastMinor, 'CNY') }),
      leastGrams > 0 && t('coupon.leastWeight', { weight: measures.weight(leastGrams) }),
    ].filter(Boolean);
  return (
    <div className="grid content-start gap-3">
      <SelectInput
        id={fieldId('coupon')}
        label={t('coupon.label')}
        error={error}
        value={draft.couponId ?? ''}
        disabled={coupons.length === 0}
        onChange={({ target }) => change({ couponId: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{coupons.length === 0 ? t('coupon.empty') : t('coupon.none')}</option>
        {coupons.map(({ coupon, lacking }) => (
          <option
            key={coupon.id}
            value={coupon.id}
            // A selected coupon stays selected and shows its error; others that are not met are disabled.
            disabled={lacking !== undefined && coupon.id !== draft.couponId}
          >
            {[
              t('coupon.choice', {
                name: coupon.name,
                benefit: benefitOf(coupon),
                day: day(coupon.validUntil),
              }),
              ...termsOf(coupon),
              ...(lacking ? [lackingText(lacking)] : []),
            ].join(', ')}
          </option>
        ))}
      </SelectInput>
      <CouponCode
        claim={async (code) => (await loadActs()).claimCoupon(code)}
        onAdded={async (coupon) => {
          await revalidate();
          change({ couponId: coupon.id });
        }}
      />
    </div>
  );
}

function Points({ wizard, error }: PartProps) {
  const { t, i18n } = useTranslation('wizard');
  const { draft, known, pointCents, change, bill } = wizard;
  const measures = measuresIn(i18n.language);
  const { pointsOwned } = known;
  const off = bill?.lines.find(({ rule }) => rule === 'points')?.minor ?? 0;
  const payable = (bill?.totalMinor ?? 0) - off;
  const useful = bill && pointCents > 0 ? Math.ceil(payable / pointCents) : pointsOwned;
  return (
    <TypedField
      id={fieldId('points')}
      label={t('points.label')}
      optional={t('optional')}
      inputMode="numeric"
      maxLength={8}
      isDisabled={pointsOwned === 0 && draft.points === ''}
      value={draft.points}
      onChange={(points) => change({ points })}
      error={error}
      hint={t('points.hint', {
        points: measures.number(pointsOwned),
        amount: measures.money(pointCents, 'CNY'),
      })}
      beside={
        pointsOwned > 0 && (
          <Button
            variant="secondary"
            onClick={() => change({ points: String(Math.min(pointsOwned, useful)) })}
          >
            {t('points.all')}
          </Button>
        )
      }
    />
  );
}

function Remark({ wizard }: PartProps) {
  const { t } = useTranslation('wizard');
  const { draft, change } = wizard;
  return (
    <TextArea
      id="order-remark"
      label={t('remark.label')}
      optional={t('optional')}
      rows={2}
      maxLength={500}
      placeholder={t('remark.hint')}
      value={draft.remark}
      onChange={({ target }) => change({ remark: target.value.replaceAll('\n', ' ') })}
    />
  );
}
