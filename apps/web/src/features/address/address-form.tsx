import { type Address, addressCalls, type RecognizedAddress } from '@onehaul/contract/address';
import { catalogCalls } from '@onehaul/contract/catalog';
import { requiresIdCard } from '@onehaul/domain/address/id-card';
import { requiresConsigneeConfirmation } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { Combobox } from '@onehaul/ui/form/combobox';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { RadioField } from '@onehaul/ui/form/radio-field';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useToast } from '@onehaul/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { addressesKey } from '../../app/portal/address-key.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useListWords } from '../../app/portal/use-list-words.ts';
import { lightSession } from '../../app/session/light-session.ts';
import { useSend } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { addressErrors, type AddressField, addressFields, addressLabels } from './address-errors.ts';
import { filledDraft, markOf, type Marks, marksOf } from './address-marks.ts';
import { addressInput, type AddressDraft, blankAddress, isAddressDraft, valuesOf } from './address-values.ts';
import { ConsigneeFields } from './consignee-fields.tsx';
import { PasteBox } from './paste-box.tsx';
import { PointField, usePoints } from './point-field.tsx';
import { RecognitionMark } from './recognition-mark.tsx';
import { RegionFields } from './region-fields.tsx';
import { useRegions } from './use-regions.ts';

type Props = {
  /** Undefined for a new address. */
  readonly address: Address | undefined;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};
type TextField = 'receiverName' | 'phone' | 'telephone' | 'detail' | 'postcode';
type TextProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'name' | 'label'>;

const destinationsKey = ['destinations'];

/** Receiver and address in a drawer. What is typed stays in the tab until it is saved or cancelled. */
export function AddressForm({ address, onClose, onSaved }: Props) {
  const { t } = useTranslation('address');
  const { t: member } = useTranslation('member');
  const { modules } = useShop();
  const send = useSend();
  const queries = useQueryClient();
  const notify = useToast();
  const listWords = useListWords();
  const formId = useId();
  const draftKey = `address.${lightSession().subject()}.${address?.id ?? 'new'}`;
  const [draft, setDraft] = useStoredDraft<AddressDraft>(draftKey, isAddressDraft, () =>
    address ? valuesOf(address) : blankAddress(null, false),
  );
  // Not part of the draft: an identity document number is never stored.
  const [idCard, setIdCard] = useState('');
  const { data: destinations } = useQuery({
    queryKey: destinationsKey,
    queryFn: () => send(catalogCalls.destinations, { pageIndex: 1, pageRows: 300 }),
    staleTime: 5 * 60_000,
  });
  const countries = destinations?.items ?? [];
  const countryCode = countries.find(({ countryId }) => countryId === draft.countryId)?.countryCode ?? '';
  const isPickup = draft.kind === 'pickup';
  const regions = useRegions(isPickup ? null : draft.countryId, draft.regionIds);
  const points = usePoints(isPickup ? draft.countryId : null);
  const asksId = requiresIdCard(countryCode);
  const keptTail = address?.idCardTail ?? '';
  const values = { ...draft, idCard };

  const only = countries.length === 1 ? countries[0]?.countryId : undefined;
  useEffect(() => {
    // A single option is selected automatically.
    if (only !== undefined && draft.countryId === null)
      setDraft((before) => ({ ...before, countryId: only }));
  }, [only, draft.countryId, setDraft]);

  const form = useCallForm<AddressField>({
    fields: addressFields,
    validate() {
      const levels = isPickup || !regions.hasRegions ? [] : regions.levels.map(({ name }) => name);
      const problems = addressErrors(values, { countryCode, levels, needsIdCard: asksId && keptTail === '' });
      return Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, t(key)]));
    },
    async submit() {
      const point = points.find(({ id }) => id === draft.pickupPointId);
      const input = addressInput(values, point, regions.hasRegions);
      const saved = await (address
        ? send(addressCalls.update, { id: address.id, ...input })
        : send(addressCalls.add, input));
      sessionStorage.removeItem(draftKey);
      await queries.invalidateQueries({ queryKey: addressesKey });
      onSaved(saved);
      notify(t('saved'), 'positive');
    },
  });

  const [read, setRead] = useState<RecognizedAddress>();
  const [marks, setMarks] = useState<Marks>({});
  /** Changes the draft; the fields concerned lose their errors and recognition marks. */
  function put(change: Partial<AddressDraft>, ...concerned: readonly AddressField[]) {
    const gone = new Set<string>(concerned.map((name) => markOf[name] ?? 'region'));
    setMarks((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !gone.has(name))));
    form.forget(...concerned);
    setDraft((before) => ({ ...before, ...change }));
  }
  function fill(next: RecognizedAddress) {
    setRead(next);
    setMarks(marksOf(next));
    setDraft((before) => filledDraft(before, next));
    if (next.idCard) setIdCard(next.idCard);
    // Earlier errors may no longer apply.
    form.check({});
  }
  const text = (name: TextField, props: TextProps) => (
    <TextInput
      {...form.field(name)}
      label={t(name)}
      mark={<RecognitionMark mark={marks[markOf[name]!]} />}
      value={draft[name]}
      onChange={({ target }) => put({ [name]: target.value }, name)}
      {...props}
    />
  );
  // "Required" says nothing without the name of its field.
  const summary = form.summary.map(({ name, text: problem, fieldId }) => ({
    fieldId,
    text: member('form.problem', { field: t(addressLabels[name]), problem }),
  }));
  const cancel = () => {
    sessionStorage.removeItem(draftKey);
    onClose();
  };

  return (
    <Drawer
      title={t(address ? 'edit' : 'add')}
      close={member('close')}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} isBusy={form.isBusy} data-save-address>
            {t('save')}
          </Button>
          <Button variant="secondary" disabled={form.isBusy} onClick={cancel}>
            {member('cancel')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!address && <PasteBox onRead={fill} read={read} />}
        <ErrorSummary title={member('form.wrong')} errors={summary} />
        {modules.includes('pickupPoint') && (
          <RadioField
            legend={t('kind')}
            name="kind"
            id={`${formId}-kind`}
            value={draft.kind}
            onChange={(kind) => put({ kind })}
            choices={[
              { value: 'dispatch', label: t('kind.dispatch') },
              { value: 'pickup', label: t('kind.pickup') },
            ]}
          />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {text('receiverName', { maxLength: 80, autoComplete: 'name', ...focusFirst })}
          <Combobox
            {...form.field('countryId')}
            label={t('country')}
            mark={<RecognitionMark mark={marks.country} />}
            options={countries.map(({ countryId, name }) => ({ value: String(countryId), label: name }))}
            value={draft.countryId === null ? undefined : String(draft.countryId)}
            words={listWords}
            onChange={(id) =>
              put(
                { countryId: Number(id), regionIds: [], pickupPointId: null },
                'countryId',
                'province',
                'phone',
                'telephone',
                'postcode',
              )
            }
          />
          {text('phone', { maxLength: 30, autoComplete: 'tel', type: 'tel' })}
          {text('telephone', { maxLength: 30, type: 'tel', optional: t('optional') })}
        </div>
        {isPickup ? (
          <PointField
            {...form.field('pickupPointId')}
            points={points}
            hasCountry={draft.countryId !== null}
            chosenId={draft.pickupPointId}
            onChange={(pickupPointId) => put({ pickupPointId }, 'pickupPointId')}
          />
        ) : (
          <>
            {draft.countryId !== null && (
              <RegionFields
                regions={regions}
                draft={draft}
                field={form.field}
                mark={marks.region}
                onPath={(regionIds) => put({ regionIds }, 'province', 'city', 'area')}
                onText={(name, typed) => put({ [name]: typed }, name)}
              />
            )}
            {text('detail', { maxLength: 300, placeholder: t('detailHint'), autoComplete: 'street-address' })}
            <div className="max-w-50">
              {text('postcode', { maxLength: 20, autoComplete: 'postal-code', optional: t('optional') })}
            </div>
          </>
        )}
        {asksId && (
          <TextInput
            {...form.field('idCard')}
            label={t('idCard')}
            mark={<RecognitionMark mark={marks.idCard} />}
            hint={keptTail ? t('idCardKept', { tail: keptTail }) : t('idCardHint')}
            maxLength={40}
            autoComplete="off"
            value={idCard}
            onChange={({ target }) => {
              setIdCard(target.value);
              put({}, 'idCard');
            }}
          />
        )}
        {requiresConsigneeConfirmation(countryCode) && (
          <ConsigneeFields
            id={`${formId}-registered`}
            values={values}
            kept={address}
            onRegistered={(isRegistered) => put({ isRegistered })}
          />
        )}
        <Checkbox
          id={`${formId}-default`}
          name="isDefault"
          checked={draft.isDefault}
          onChange={({ target }) => put({ isDefault: target.checked })}
        >
          {t('default')}
        </Checkbox>
      </form>
    </Drawer>
  );
}

const focusFirst = { 'data-focus-first': true };
