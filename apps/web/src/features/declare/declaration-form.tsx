import { type GoodsDeclaration, goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { wrongDeclarationField } from '@onehaul/domain/address/declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, type FormRule, Input } from '@onehaul/workbench/antd';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GoodsFindings, GoodsSuggestions } from '../../app/portal/goods-check.tsx';
import { useGoodsCheck } from '../../app/portal/use-goods-check.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend, useSession } from '../../app/session-context.tsx';
import {
  blankDeclaration,
  type DeclarationDraft,
  declarationInput,
  type DeclarationValues,
  isDeclarationDraft,
  readPrice,
  readQuantity,
  valuesOf,
} from './declaration-values.ts';
import { declarationsKey } from './declare-queries.ts';

type Props = {
  /** Undefined for a new declaration. */
  readonly declaration: GoodsDeclaration | undefined;
  readonly onDone: () => void;
  readonly onRemove?: ((declaration: GoodsDeclaration) => void) | undefined;
};

/** Goods and declarant, validated while typing. */
export function DeclarationForm({ declaration, onDone, onRemove }: Props) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const send = useSend();
  const queries = useQueryClient();
  const [form] = Form.useForm<DeclarationValues>();
  const draftKey = `declaration.${profile?.id}.${declaration?.id ?? 'new'}`;
  const [draft, setDraft] = useStoredDraft<DeclarationDraft>(draftKey, isDeclarationDraft, () =>
    declaration ? valuesOf(declaration) : blankDeclaration(),
  );
  const save = useChange(
    (values: DeclarationValues) => {
      const { idCard, ...input } = declarationInput(values);
      return declaration
        ? send(goodsDeclarationCalls.update, { id: declaration.id, ...input, ...(idCard && { idCard }) })
        : send(goodsDeclarationCalls.add, { ...input, idCard });
    },
    {
      onDone: async () => {
        sessionStorage.removeItem(draftKey);
        await queries.invalidateQueries({ queryKey: declarationsKey });
        onDone();
      },
      done: () => t('saved'),
    },
  );
  const rules = useRules(form, declaration);
  const put = (changed: Partial<DeclarationDraft>) => {
    form.setFieldsValue(changed);
    setDraft((before) => ({ ...before, ...changed }));
  };
  const field = (name: keyof DeclarationValues, input: ReactNode, extra?: string) => (
    <Form.Item
      name={name}
      label={
        isOptional(name) ? (
          <>
            {t(`field.${name}`)}
            <span className="ms-2 text-caption font-regular text-muted">{t('optional')}</span>
          </>
        ) : (
          t(`field.${name}`)
        )
      }
      rules={rules(name)}
      {...(extra && { extra: <span className="text-caption">{extra}</span> })}
      {...(name === 'telephone' && { dependencies: ['phone'] })}
    >
      {input}
    </Form.Item>
  );
  const two = 'grid gap-x-4 sm:grid-cols-2';
  return (
    <Form<DeclarationValues>
      form={form}
      name="declaration"
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...draft, idCard: '' }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={({ idCard: _, ...changed }: Partial<DeclarationValues>) =>
        setDraft((before) => ({ ...before, ...changed }))
      }
      onFinish={(values) => save.start({ ...draft, ...values })}
    >
      <h3 className="pb-2 text-small font-semibold">{t('part.goods')}</h3>
      <div className={two}>
        {field('nameChinese', <Input maxLength={100} autoComplete="off" />)}
        {field('nameEnglish', <Input maxLength={100} autoComplete="off" />)}
      </div>
      <GoodsHelp draft={draft} onUse={put} />
      <div className={two}>
        {field(
          'hsCode',
          <Input maxLength={10} inputMode="numeric" autoComplete="off" />,
          t('field.hsCodeHint'),
        )}
        {field('origin', <Input maxLength={2} autoComplete="off" />, t('field.originHint'))}
        {field('unitPrice', <Input maxLength={10} inputMode="decimal" autoComplete="off" />)}
        {field('quantity', <Input maxLength={6} inputMode="numeric" autoComplete="off" />)}
      </div>
      {field('material', <Input maxLength={100} autoComplete="off" />)}
      <h3 className="border-t border-line pt-4 pb-2 text-small font-semibold">{t('part.declarer')}</h3>
      <div className={two}>
        {field('name', <Input maxLength={80} autoComplete="name" />)}
        {field('phone', <Input maxLength={30} inputMode="tel" autoComplete="tel" />)}
        {field('telephone', <Input maxLength={30} inputMode="tel" />, t('field.telephoneHint'))}
        {field('email', <Input maxLength={254} inputMode="email" autoComplete="email" />)}
      </div>
      {field('address', <Input maxLength={300} autoComplete="street-address" />)}
      <div className={two}>
        {field('postcode', <Input maxLength={20} inputMode="numeric" autoComplete="postal-code" />)}
        {field(
          'idCard',
          <Input maxLength={40} autoComplete="off" />,
          declaration?.idCardTail
            ? t('field.idCardKept', { tail: declaration.idCardTail })
            : t('field.idCardHint'),
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="primary" htmlType="submit" loading={save.isPending} data-save-declaration>
          {t('save')}
        </Button>
        <Button
          disabled={save.isPending}
          onClick={() => {
            sessionStorage.removeItem(draftKey);
            onDone();
          }}
        >
          {member('cancel')}
        </Button>
        {declaration && onRemove && (
          <Button
            danger
            className="ms-auto"
            data-remove-declaration
            disabled={save.isPending}
            onClick={() => onRemove(declaration)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}

const optional: readonly (keyof DeclarationValues)[] = ['hsCode', 'material'];
const isOptional = (name: keyof DeclarationValues) => optional.includes(name);
const declarer = ['phone', 'telephone', 'email', 'postcode', 'idCard'] as const;
type DeclarerField = (typeof declarer)[number];

/** Field rules: required where the country demands it, and valid by the server's rules. */
function useRules(
  form: ReturnType<typeof Form.useForm<DeclarationValues>>[0],
  declaration: GoodsDeclaration | undefined,
) {
  const { t } = useTranslation('customs');
  const required = { required: true, whitespace: true, message: t('required') };
  const held = (isRight: (text: string) => boolean, message: string): FormRule => ({
    validator: (_, text: string) =>
      !text || isRight(text) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
  const fine: Record<DeclarerField, string> = {
    phone: '13800138000',
    telephone: '13800138000',
    email: 'a@b.cn',
    postcode: '518000',
    idCard: '11010519491231002X',
  };
  /** Validates one field as if the others were valid. */
  const rightThere = (field: DeclarerField) =>
    held(
      (text) => {
        const phone = field === 'telephone' ? form.getFieldValue('phone') || fine.phone : fine.phone;
        const written = { ...fine, phone, telephone: phone, [field]: text.trim() };
        if (field === 'phone') written.telephone = text.trim();
        return wrongDeclarationField(written) !== field;
      },
      t(`wrong.${field}`),
    );
  return (name: keyof DeclarationValues): FormRule[] => {
    const isKept = name === 'idCard' && Boolean(declaration?.idCardTail);
    const asked = isOptional(name) || isKept ? [] : [required];
    const own = declarer.find((one) => one === name);
    if (own) return [...asked, rightThere(own)];
    if (name === 'hsCode') return [held((text) => /^\d{6,10}$/.test(text.trim()), t('wrong.hsCode'))];
    if (name === 'origin')
      return [required, held((text) => /^[A-Za-z]{2}$/.test(text.trim()), t('wrong.origin'))];
    if (name === 'quantity')
      return [required, held((text) => readQuantity(text) !== undefined, t('wrong.quantity'))];
    if (name === 'unitPrice')
      return [required, held((text) => readPrice(text) !== undefined, t('wrong.unitPrice'))];
    return asked;
  };
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
    <div aria-live="polite" className="mb-4 grid gap-3 rounded-control border border-line bg-page p-3">
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
