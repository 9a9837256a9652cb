import { maxDeclaredGoods } from '@onehaul/domain/order/instruction';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, IconButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { useState } from 'react';
import { GoodsFindings, GoodsSuggestions } from '../../app/portal/goods-check.tsx';
import { Paged } from '../../app/portal/paged.tsx';
import { blankGoods, declaredCents, problemsOfGoods } from './declared-goods.ts';
import type { DraftGoods } from './draft.ts';
import { fieldId } from './step-errors.ts';
import { SavedGoods } from './saved-goods.tsx';
import { Part, TypedField } from './part.tsx';
import type { Wizard } from './use-wizard.ts';

type Props = { readonly wizard: Wizard; readonly isChecked: boolean };

/** Customs declaration, line by line, prefilled from the parcels. */
export function GoodsPart({ wizard, isChecked }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const { t: customs } = useTranslation('customs');
  const [isChoosing, setChoosing] = useState(false);
  const { draft, change, check } = wizard;
  const { goods, declaredMinor } = wizard.known;
  const put = (next: readonly DraftGoods[]) => change({ goods: next });
  return (
    <Part
      title={t('goods.title')}
      text={t('goods.text')}
      action={
        draft.goods && (
          <Button size="small" variant="secondary" onClick={() => change({ goods: null })}>
            {t('goods.reset')}
          </Button>
        )
      }
    >
      <Paged items={goods.map((one, index) => ({ one, index }))}>
        {(shown) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {shown.map(({ one, index }) => (
              <GoodsRow
                key={one.id}
                goods={one}
                row={index + 1}
                isChecked={isChecked}
                check={check}
                isOnly={goods.length === 1}
                onChange={(changed) =>
                  put(goods.map((other) => (other.id === one.id ? { ...one, ...changed } : other)))
                }
                onRemove={() => put(goods.filter((other) => other.id !== one.id))}
              />
            ))}
          </ul>
        )}
      </Paged>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            disabled={goods.length >= maxDeclaredGoods}
            onClick={() => put([...goods, blankGoods(crypto.randomUUID())])}
          >
            <Icon name="plus" className="size-4" />
            {t('goods.add')}
          </Button>
          <Button variant="secondary" data-choose-kept onClick={() => setChoosing(true)}>
            {customs('choose.button')}
          </Button>
        </span>
        <p className="text-small">
          <span className="text-muted">{t('goods.declared')} </span>
          <span className="font-semibold tabular-nums" data-declared={declaredMinor}>
            {measuresIn(i18n.language).money(declaredMinor, 'CNY')}
          </span>
        </p>
      </div>
      <ShipmentNotes check={check} />
      {isChoosing && (
        <SavedGoods
          goods={goods}
          onChoose={(next) => {
            put(next);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Part>
  );
}

/** Customs notes on the whole shipment, independent of the goods names. */
function ShipmentNotes({ check: { findings, isBlocked, hasFailed } }: Pick<Wizard, 'check'>) {
  const { t } = useTranslation('customs');
  const notes = findings.filter(({ line }) => line === null);
  if (!isBlocked && !hasFailed && notes.length === 0) return null;
  return (
    <div aria-live="polite" className="grid gap-3 border-t border-line pt-4">
      {isBlocked && (
        <p data-customs-blocked className="text-small font-medium text-danger">
          {t('check.blocking')}
        </p>
      )}
      {hasFailed && <p className="text-small text-muted">{t('check.failed')}</p>}
      {notes.length > 0 && (
        <section aria-label={t('check.notes')} className="grid gap-2">
          <h4 className="text-caption font-semibold">{t('check.notes')}</h4>
          <GoodsFindings findings={notes} />
        </section>
      )}
    </div>
  );
}

type RowProps = {
  readonly goods: DraftGoods;
  readonly row: number;
  readonly isChecked: boolean;
  readonly check: Wizard['check'];
  readonly isOnly: boolean;
  readonly onChange: (changed: Partial<DraftGoods>) => void;
  readonly onRemove: () => void;
};

function GoodsRow({ goods, row, isChecked, check, isOnly, onChange, onRemove }: RowProps) {
  const { t, i18n } = useTranslation('wizard');
  const problems = isChecked ? problemsOfGoods(goods) : {};
  const findings = check.findings.filter(({ line }) => line === row - 1);
  const isVague = findings.some(({ kind }) => kind === 'stopWord');
  const isMissing = goods.nameEnglish.trim() === '' || goods.hsCode.trim() === '';
  const suggestions = check.suggestions.filter(({ line }) => line === row - 1);
  const id = row === 1 ? fieldId('goods') : `${fieldId('goods')}-${row}`;
  const field = (name: keyof DraftGoods, maxLength: number) => {
    const problem = problems[name];
    return {
      id: name === 'nameChinese' ? id : `${id}-${name}`,
      value: goods[name],
      maxLength,
      error: problem && t(problem),
      onChange: (typed: string) => onChange({ [name]: typed }),
    };
  };
  const hasMore = goods.hsCode !== '' || goods.material !== '' || Boolean(problems.hsCode ?? problems.origin);
  return (
    <li className="rounded-control border border-line p-3" data-goods={row}>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <legend className="sr-only">{t('goods.row', { row })}</legend>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,1.4fr)_minmax(0,1.8fr)_auto]">
          <div className="max-md:col-span-2">
            <TypedField
              {...field('nameChinese', 100)}
              label={t('goods.nameChinese')}
              hint={t('goods.nameChineseHint')}
            />
          </div>
          <div className="max-md:col-span-2">
            <TypedField
              {...field('nameEnglish', 100)}
              label={t('goods.nameEnglish')}
              optional={t('optional')}
            />
          </div>
          <TypedField {...field('quantity', 6)} label={t('goods.quantity')} inputMode="numeric" />
          <TypedField {...field('unitPrice', 9)} label={t('goods.unitPrice')} inputMode="decimal" />
          <div className="flex items-center justify-between gap-2 max-md:col-span-2 md:mt-7 md:items-start">
            <span className="text-small tabular-nums md:pt-2.5">
              <span className="sr-only">{t('goods.total')} </span>
              {measuresIn(i18n.language).money(declaredCents([goods]), 'CNY')}
            </span>
            <IconButton
              icon="close"
              label={t('goods.remove', { row })}
              disabled={isOnly}
              onClick={onRemove}
            />
          </div>
        </div>
        <GoodsFindings findings={findings} />
        {(isVague || (isMissing && goods.nameChinese.trim() !== '')) && (
          <GoodsSuggestions
            suggestions={suggestions}
            onUse={({ nameChinese, nameEnglish, hsCode }) => onChange({ nameChinese, nameEnglish, hsCode })}
          />
        )}
        <details className="group" open={hasMore || undefined}>
          <summary className="inline-flex min-h-control-small list-none items-center gap-1 text-caption font-medium text-primary-9 [&::-webkit-details-marker]:hidden">
            {t('goods.more')}
            <Icon name="down" className="size-3.5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-3">
            <TypedField
              {...field('hsCode', 10)}
              label={t('goods.hsCode')}
              optional={t('optional')}
              inputMode="numeric"
            />
            <TypedField {...field('origin', 2)} label={t('goods.origin')} hint={t('goods.originHint')} />
            <TypedField {...field('material', 100)} label={t('goods.material')} optional={t('optional')} />
          </div>
        </details>
      </fieldset>
    </li>
  );
}
