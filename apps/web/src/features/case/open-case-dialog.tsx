import { caseCalls } from '@onehaul/contract/case';
import { evidenceOf, isClaim } from '@onehaul/domain/case/case-rules';
import { type CaseKind, caseKinds } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, InputNumber, Modal, Radio, Select } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { casesKey } from '../../app/portal/case-key.ts';
import { configQuery } from '../../app/portal/catalog-queries.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { type Proof, ProofPictures } from '../../app/portal/proof-pictures.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend, useSession } from '../../app/session-context.tsx';
import { choicesFor, loadChoices, type CasePrefill } from './case-query.ts';

type Props = {
  readonly wanted: CasePrefill;
  /** Receives the id of the opened case, if any. */
  readonly onClose: (openedId?: number) => void;
};
type Draft = {
  readonly kind: CaseKind | '';
  readonly key: string;
  readonly words: string;
  readonly yuan: number | null;
};
type Problem = 'kind' | 'thing' | 'yuan' | 'words';

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.words === 'string' && typeof (value as Draft).kind === 'string';

const partsOf = (key: string) => {
  const [of, id] = key.split('-');
  return of === 'order' ? { orderId: Number(id) } : { parcelId: Number(id) };
};

/** Case form: kind, subject, evidence and request, step by step on one page. */
export function OpenCaseDialog({ wanted, onClose }: Props) {
  const { t } = useTranslation('case');
  const { profile } = useSession();
  const send = useSend();
  const queries = useQueryClient();
  const returnFocus = useReturnFocus();
  const id = useId();
  const [draft, setDraft] = useStoredDraft<Draft>(`case.${profile?.id}.${wanted.key ?? ''}`, isDraft, () => ({
    kind: wanted.kind ?? '',
    key: wanted.key ?? '',
    words: '',
    yuan: null,
  }));
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { kind, key, words, yuan } = draft;
  const change = (more: Partial<Draft>) => {
    setProblems([]);
    setDraft((before) => ({ ...before, ...more }));
  };
  const close = (openedId?: number) => {
    onClose(openedId);
    returnFocus();
  };
  const isUploading = pictures.some(({ state }) => state === 'uploading');
  const open = useChange(
    () =>
      send(caseCalls.open, {
        kind: kind || 'question',
        ...(key && partsOf(key)),
        words: words.trim(),
        pictures: pictures.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
        ...(kind && isClaim(kind) && yuan !== null && { asked: Math.round(yuan * 100) }),
      }),
    {
      onDone: async (made) => {
        setDraft(() => ({ kind: '', key: '', words: '', yuan: null }));
        close(made.id);
        const old = [casesKey, ordersKey, parcelsKey];
        await Promise.all(old.map((queryKey) => queries.invalidateQueries({ queryKey })));
      },
      done: ({ number }) => t('open.done', { number }),
    },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found: Problem[] = [
      ...(kind === '' ? (['kind'] as const) : []),
      ...(kind !== '' && kind !== 'question' && key === '' ? (['thing'] as const) : []),
      ...(kind !== '' && isClaim(kind) && !(yuan !== null && yuan > 0) ? (['yuan'] as const) : []),
      ...(words.trim() === '' ? (['words'] as const) : []),
    ];
    setProblems(found);
    if (found.length === 0 && !isUploading && !open.isPending) open.start();
  }
  const problem = (name: Problem) =>
    problems.includes(name) && (
      <p role="alert" className="text-caption text-danger">
        {t(`problem.${name}`)}
      </p>
    );

  return (
    <Modal
      open
      width={640}
      title={t('open.title')}
      onCancel={() => !open.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={() => close()} disabled={open.isPending}>
            {t('open.later')}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={`${id}-form`}
            loading={open.isPending}
            disabled={isUploading}
            data-send-case
          >
            {t('open.send')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={submit} className="grid gap-5 pt-2 text-small">
        <fieldset className="grid gap-2">
          <legend className="font-medium">{t('open.kind')}</legend>
          <Radio.Group
            value={kind}
            onChange={({ target }) => change({ kind: target.value as CaseKind })}
            className="grid gap-2 sm:grid-cols-2"
          >
            {caseKinds.map((one) => (
              <Radio
                key={one}
                value={one}
                data-kind={one}
                className="m-0 items-start rounded-control border border-line p-3"
              >
                <span className="grid">
                  <span className="font-medium">{t(`kind.${one}`)}</span>
                  <span className="text-caption text-muted">{t(`kind.${one}Text`)}</span>
                </span>
              </Radio>
            ))}
          </Radio.Group>
          {problem('kind')}
        </fieldset>
        {kind !== '' && (
          <>
            <Thing
              id={`${id}-thing`}
              kind={kind}
              chosen={key}
              given={wanted}
              onChoose={(chosen) => change({ key: chosen })}
            >
              {problem('thing')}
            </Thing>
            <Evidence kind={kind} />
            {isClaim(kind) && (
              <div className="grid gap-1">
                <label htmlFor={`${id}-yuan`} className="font-medium">
                  {t('open.asked')}
                </label>
                <InputNumber<number>
                  id={`${id}-yuan`}
                  value={yuan}
                  min={0}
                  max={1_000_000}
                  precision={2}
                  controls={false}
                  prefix="¥"
                  className="w-48"
                  onChange={(typed) => change({ yuan: typed })}
                />
                <p className="text-caption text-muted">{t('open.askedText')}</p>
                {problem('yuan')}
              </div>
            )}
            <div className="grid gap-1">
              <label htmlFor={`${id}-words`} className="font-medium">
                {t('open.words')}
              </label>
              <Input.TextArea
                id={`${id}-words`}
                rows={4}
                maxLength={2000}
                value={words}
                placeholder={t(`placeholder.${kind}`)}
                onChange={({ target }) => change({ words: target.value })}
              />
              {problem('words')}
            </div>
            <ProofPictures title={t('open.pictures')} proof={pictures} onChange={setPictures} />
          </>
        )}
      </form>
    </Modal>
  );
}

type ThingProps = {
  readonly id: string;
  readonly kind: CaseKind;
  readonly chosen: string;
  readonly given: CasePrefill;
  readonly onChoose: (key: string) => void;
  readonly children: ReactNode;
};

/** Subject select: preset from the link, or chosen from the eligible ones. */
function Thing({ id, kind, chosen, given, onChoose, children }: ThingProps) {
  const { t } = useTranslation('case');
  const send = useSendWithMessage();
  const { data, isPending } = useQuery({
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
  const all =
    given.key && !isListed && (given.key === chosen || data === undefined)
      ? [{ value: given.key, label: given.number || given.key }, ...options]
      : options;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {t(kind === 'question' ? 'open.thingMaybe' : 'open.thing')}
      </label>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear={kind === 'question'}
        loading={isPending}
        value={chosen === '' ? null : chosen}
        options={all}
        placeholder={t('open.choose')}
        notFoundContent={t('open.nothing')}
        onChange={(value: string | null | undefined) => onChoose(value ?? '')}
        data-thing
      />
      {data && options.length === 0 && kind !== 'question' && (
        <p className="text-caption text-muted">{t(`none.${kind}`)}</p>
      )}
      {children}
    </div>
  );
}

/** Required evidence, listed early so that the member does not discard it. */
function Evidence({ kind }: { readonly kind: CaseKind }) {
  const { t } = useTranslation('case');
  const wanted = evidenceOf[kind];
  if (wanted.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-control border border-line bg-sunken p-3">
      <h3 className="font-medium">{t('evidence.title')}</h3>
      <ul className="grid gap-1">
        {wanted.map((one) => (
          <li key={one} className="flex gap-2">
            <span aria-hidden="true">□</span>
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
