import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useToast } from '@onehaul/ui/toast';
import { type ComponentProps, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { GoodsFindings, GoodsSuggestions } from '../../app/portal/goods-check.tsx';
import { useGoodsCheck } from '../../app/portal/use-goods-check.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { lightSession } from '../../app/session/light-session.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { MemberForm } from '../../app/portal/member-form.tsx';
import {
  declarationErrors,
  type DeclarationField,
  declarationFields,
  isOptional,
} from './declaration-errors.ts';
import {
  blankDeclaration,
  type DeclarationDraft,
  declarationInput,
  isDeclarationDraft,
  valuesOf,
} from './declaration-values.ts';

type Props = {
  /** Undefined for a new declaration. */
  readonly declaration: GoodsDeclaration | undefined;
  readonly onClose: () => void;
  readonly onRemove?: ((declaration: GoodsDeclaration) => void) | undefined;
};
type TextProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'name' | 'label'>;

const two = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2';

/** Goods and declarant in a drawer. What is typed stays in the tab until it is saved or cancelled. */
export function DeclarationForm({ declaration, onClose, onRemove }: Props) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const draftKey = `declaration.${lightSession().subject()}.${declaration?.id ?? 'new'}`;
  const [draft, setDraft] = useStoredDraft<DeclarationDraft>(draftKey, isDeclarationDraft, () =>
    declaration ? valuesOf(declaration) : blankDeclaration(),
  );
  // Not part of the draft: an identity document number is never stored.
  const [idCard, setIdCard] = useState('');
  const keptTail = declaration?.idCardTail ?? '';
  const values = { ...draft, idCard };

  const form = useCallForm<DeclarationField>({
    fields: declarationFields,
    validate: () =>
      Object.fromEntries(
        Object.entries(declarationErrors(values, keptTail !== '')).map(([name, key]) => [name, t(key)]),
      ),
    async submit() {
      const { idCard: typed, ...input } = declarationInput(values);
      await (declaration
        ? send(goodsDeclarationCalls.update, {
            id: declaration.id,
            ...input,
            ...(typed && { idCard: typed }),
          })
        : send(goodsDeclarationCalls.add, { ...input, idCard: typed }));
      sessionStorage.removeItem(draftKey);
      await revalidate();
      onClose();
      notify(t('saved'), 'positive');
    },
  });
  const put = (change: Partial<DeclarationDraft>) => {
    form.forget(...Object.keys(change));
    setDraft((before) => ({ ...before, ...change }));
  };
  const text = (name: keyof DeclarationDraft, props: TextProps) => (
    <TextInput
      {...form.field(name)}
      label={t(`field.${name}`)}
      {...(isOptional(name) && { optional: t('optional') })}
      value={draft[name]}
      onChange={({ target }) => put({ [name]: target.value })}
      autoComplete="off"
      {...props}
    />
  );
  const cancel = () => {
    sessionStorage.removeItem(draftKey);
    onClose();
  };

  return (
    <Drawer
      title={t(declaration ? 'drawer.edit' : 'drawer.add')}
      close={member('close')}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} isBusy={form.isBusy} data-save-declaration>
            {t('save')}
          </Button>
          <Button variant="secondary" disabled={form.isBusy} onClick={cancel}>
            {member('cancel')}
          </Button>
          {declaration && onRemove && (
            <Button
              variant="quietDanger"
              className="ms-auto"
              data-remove-declaration
              disabled={form.isBusy}
              onClick={() => onRemove(declaration)}
            >
              {t('remove')}
            </Button>
          )}
        </>
      }
    >
      <MemberForm
        form={form}
        labelOf={(name) => t(`field.${name}`)}
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <h3 className="text-small font-semibold">{t('part.goods')}</h3>
        <div className={two}>
          {text('nameChinese', { maxLength: 100 })}
          {text('nameEnglish', { maxLength: 100 })}
        </div>
        <GoodsHelp draft={draft} onUse={put} />
        <div className={two}>
          {text('hsCode', { maxLength: 10, inputMode: 'numeric', hint: t('field.hsCodeHint') })}
          {text('origin', { maxLength: 2, autoCapitalize: 'characters', hint: t('field.originHint') })}
          {text('unitPrice', { maxLength: 10, inputMode: 'decimal' })}
          {text('quantity', { maxLength: 6, inputMode: 'numeric' })}
        </div>
        {text('material', { maxLength: 100 })}
        <h3 className="border-t border-line pt-4 text-small font-semibold">{t('part.declarer')}</h3>
        <div className={two}>
          {text('name', { maxLength: 80, autoComplete: 'name' })}
          {text('phone', { maxLength: 30, type: 'tel', autoComplete: 'tel' })}
          {text('telephone', { maxLength: 30, type: 'tel', hint: t('field.telephoneHint') })}
          {text('email', { maxLength: 254, inputMode: 'email', autoComplete: 'email' })}
        </div>
        {text('address', { maxLength: 300, autoComplete: 'street-address' })}
        <div className={two}>
          {text('postcode', { maxLength: 20, inputMode: 'numeric', autoComplete: 'postal-code' })}
          <TextInput
            {...form.field('idCard')}
            label={t('field.idCard')}
            hint={keptTail ? t('field.idCardKept', { tail: keptTail }) : t('field.idCardHint')}
            maxLength={40}
            autoComplete="off"
            value={idCard}
            onChange={({ target }) => setIdCard(target.value)}
          />
        </div>
      </MemberForm>
    </Drawer>
  );
}

type HelpProps = {
  readonly draft: DeclarationDraft;
  readonly onUse: (changed: Partial<DeclarationDraft>) => void;
};

/** Customs findings that apply everywhere, and name suggestions; only an order has a destination. */
function GoodsHelp({ draft, onUse }: HelpProps) {
  const { nameChinese, nameEnglish, hsCode } = draft;
  const lines = [{ names: [nameChinese, nameEnglish], hsCode, valueMinor: 0 }];
  const { findings, suggestions } = useGoodsCheck(lines, undefined);
  const isComplete = nameEnglish !== '' && hsCode !== '';
  const isVague = findings.some(({ kind }) => kind === 'stopWord');
  const isNamed = nameChinese.trim() !== '' || nameEnglish.trim() !== '';
  const offered = isNamed && (!isComplete || isVague) ? suggestions : [];
  if (findings.length === 0 && offered.length === 0) return null;
  return (
    <div aria-live="polite" className="grid gap-3 rounded-control border border-line bg-page p-3">
      <GoodsFindings findings={findings} />
      <GoodsSuggestions
        suggestions={offered}
        onUse={(goods) =>
          onUse({
            nameChinese: goods.nameChinese,
            nameEnglish: goods.nameEnglish,
            hsCode: goods.hsCode,
          })
        }
      />
    </div>
  );
}
