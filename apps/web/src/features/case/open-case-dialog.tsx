import { caseCalls } from '@onehaul/contract/case';
import { evidenceOf, isClaim } from '@onehaul/domain/case/case-rules';
import { type CaseKind, caseKinds } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Combobox } from '@onehaul/ui/form/combobox';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { MoneyInput } from '@onehaul/ui/form/number-input';
import { RadioField } from '@onehaul/ui/form/radio-field';
import { TextArea } from '@onehaul/ui/form/text-area';
import { Icon } from '@onehaul/ui/icon';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useToast } from '@onehaul/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { casesKey } from '../../app/portal/case-key.ts';
import { configQuery } from '../../app/portal/catalog-queries.ts';
import { type Proof, ProofPictures } from '../../app/portal/proof-pictures.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useListWords } from '../../app/portal/use-list-words.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { lightSession } from '../../app/session/light-session.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import type { CasePrefill } from './case-input.ts';
import { choicesFor, loadChoices } from './case-query.ts';

type Props = {
  readonly wanted: CasePrefill;
  /** Receives the id of the opened case, if any. */
  readonly onClose: (openedId?: number) => void;
};
type Draft = {
  readonly kind: CaseKind | '';
  readonly key: string;
  readonly words: string;
  /** In cents. */
  readonly asked?: number | undefined;
};

const fields = ['kind', 'thing', 'yuan', 'words'] as const;
const maxAsked = 100_000_000;

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.words === 'string' && typeof (value as Draft).kind === 'string';

const partsOf = (key: string) => {
  const [of, id] = key.split('-');
  return of === 'order' ? { orderId: Number(id) } : { parcelId: Number(id) };
};

/** Case form: kind, subject, evidence and request, step by step on one page. */
export function OpenCaseDialog({ wanted, onClose }: Props) {
  const { t } = useTranslation('case');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const formId = useId();
  const draftKey = `case.${lightSession().subject()}.${wanted.key ?? ''}`;
  const beginDraft = (): Draft => ({ kind: wanted.kind ?? '', key: wanted.key ?? '', words: '' });
  const [draft, setDraft] = useStoredDraft(draftKey, isDraft, beginDraft);
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const { kind, key, words, asked } = draft;
  const isUploading = pictures.some(({ state }) => state === 'uploading');
  const form = useCallForm({
    fields,
    fieldOf: {
      'case.alreadyOpen': 'thing',
      'case.notMeasured': 'thing',
      'case.notClaimable': 'thing',
      'case.tooLate': 'thing',
    },
    validate: () => ({
      ...(kind === '' && { kind: t('problem.kind') }),
      ...(kind !== '' && kind !== 'question' && key === '' && { thing: t('problem.thing') }),
      ...(kind !== '' && isClaim(kind) && !isAmount(asked) && { yuan: t('problem.yuan') }),
      ...(words.trim() === '' && { words: t('problem.words') }),
    }),
    async submit() {
      const made = await send(caseCalls.open, {
        kind: kind || 'question',
        ...(key && partsOf(key)),
        words: words.trim(),
        pictures: pictures.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
        ...(kind && isClaim(kind) && { asked }),
      });
      setDraft(beginDraft);
      // Before the case opens: opening a drawer loads no list.
      await revalidate();
      notify(t('open.done', { number: made.number }), 'positive');
      onClose(made.id);
    },
  });
  const change = (more: Partial<Draft>, ...corrected: readonly string[]) => {
    form.forget(...corrected);
    setDraft((before) => ({ ...before, ...more }));
  };
  const close = () => {
    if (!form.isBusy) onClose();
  };

  return (
    <Dialog
      title={t('open.title')}
      width="medium"
      close={member('close')}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={form.isBusy}>
            {t('open.later')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} disabled={isUploading} data-send-case>
            {t('open.send')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} aria-label={t('open.title')} className="grid gap-5">
        <ErrorSummary title={member('form.wrong')} errors={form.summary} />
        <RadioField<CaseKind>
          {...form.field('kind')}
          legend={t('open.kind')}
          choices={caseKinds.map((one) => ({
            value: one,
            label: <span className="font-medium">{t(`kind.${one}`)}</span>,
            detail: t(`kind.${one}Text`),
          }))}
          value={kind || undefined}
          onChange={(chosen) => change({ kind: chosen }, ...fields)}
        />
        {kind !== '' && (
          <>
            <Thing
              field={form.field('thing')}
              kind={kind}
              chosen={key}
              given={wanted}
              onChoose={(chosen) => change({ key: chosen }, 'thing')}
            />
            <Evidence kind={kind} />
            {isClaim(kind) && (
              <MoneyInput
                {...form.field('yuan')}
                label={t('open.asked')}
                hint={t('open.askedText')}
                sign="¥"
                value={asked}
                onChange={(typed) => change({ asked: typed })}
              />
            )}
            <TextArea
              {...form.field('words')}
              label={t('open.words')}
              rows={4}
              maxLength={2000}
              value={words}
              placeholder={t(`placeholder.${kind}`)}
              onChange={({ target }) => change({ words: target.value })}
            />
            <ProofPictures title={t('open.pictures')} proof={pictures} onChange={setPictures} />
          </>
        )}
      </form>
    </Dialog>
  );
}

const isAmount = (cents: number | undefined) => cents !== undefined && cents > 0 && cents <= maxAsked;

type ThingProps = {
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly kind: CaseKind;
  readonly chosen: string;
  readonly given: CasePrefill;
  readonly onChoose: (key: string) => void;
};

/** Subject select: preset from the link, or chosen from the eligible ones. */
function Thing({ field, kind, chosen, given, onChoose }: ThingProps) {
  const { t } = useTranslation('case');
  const words = useListWords();
  const send = useSendWithMessage();
  const { data } = useQuery({
    queryKey: [...casesKey, 'choices'],
    queryFn: () => loadChoices(send),
    staleTime: 60_000,
  });
  // Until it is known, everything is offered; the server decides.
  const claimWindowDays = useQuery(configQuery(send)).data?.claimWindowDays ?? Infinity;
  const options = choicesFor(kind, data ?? [], claimWindowDays).map(({ key, of, number, goodsName }) => ({
    value: key,
    label: [t(`thing.${of}`), number, goodsName].filter(Boolean).join(' · '),
  }));
  // A subject preset by a link is always listed, even if the loaded options lack it.
  const isListed = options.some(({ value }) => value === given.key);
  const preset =
    given.key && !isListed && (given.key === chosen || data === undefined)
      ? [{ value: given.key, label: given.number || given.key }]
      : [];
  const isOptional = kind === 'question';
  const none = isOptional ? [{ value: '', label: t('open.noThing') }] : [];
  const isEmpty = data && options.length === 0;
  return (
    <Combobox
      {...field}
      label={t(isOptional ? 'open.thingMaybe' : 'open.thing')}
      hint={isEmpty && !isOptional ? t(`none.${kind}`) : undefined}
      options={[...none, ...preset, ...options]}
      // Without a choice the field is empty, also where none is a choice.
      value={chosen || undefined}
      placeholder={t('open.choose')}
      words={{ ...words, none: t('open.nothing') }}
      onChange={onChoose}
    />
  );
}

/** Required evidence, listed early so that the member does not discard it. */
function Evidence({ kind }: { readonly kind: CaseKind }) {
  const { t } = useTranslation('case');
  const wanted = evidenceOf[kind];
  if (wanted.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-control border border-line bg-sunken p-3 text-small">
      <h3 className="font-medium">{t('evidence.title')}</h3>
      <ul className="grid gap-1">
        {wanted.map((one) => (
          <li key={one} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-4 text-muted" />
            {t(`evidence.${one}`)}
          </li>
        ))}
      </ul>
      <p className="text-caption text-muted">
        {t(kind === 'measurement' ? 'evidence.blind' : 'evidence.keep')}
      </p>
    </section>
  );
}
