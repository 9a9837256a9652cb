import type { CarrierChoices } from '@onehaul/contract/console/carrier-choices';
import { Form, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useShopName } from '../shop-name.tsx';
import { useShopFilter } from '../use-shop-filter.ts';

/** Fields of a sheet that a carrier sent. A carrier belongs to a shop, so one select sets both. */
export const carrierSheetShape = { carrier: z.string().min(1), file: z.instanceof(File) };

/** What the calls take, from the form's values. */
export async function carrierSheetOf({ carrier, file }: { readonly carrier: string; readonly file: File }) {
  const [shopId, carrierId] = carrier.split('/').map(Number);
  return { shopId: shopId!, carrierId: carrierId!, file: new Uint8Array(await file.arrayBuffer()) };
}

type Props = {
  readonly choices: CarrierChoices;
  readonly words: Readonly<Record<'carrier' | 'currency' | 'currencyHelp' | 'file' | 'fileHelp', string>>;
  /** Endings of the files that are read. */
  readonly accept: string;
  /** Fields between carrier and currency. */
  readonly children: ReactNode;
};

/** Carrier, currency (`currencyCode`) and file of the sheet. */
export function CarrierSheetFields({ choices, words, accept, children }: Props) {
  const shopName = useShopName();
  const { hasSeveral } = useShopFilter();
  return (
    <>
      <Field name="carrier" label={words.carrier}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={choices.carriers.map((carrier) => ({
            value: `${carrier.shopId}/${carrier.id}`,
            label: hasSeveral ? `${carrier.name} · ${shopName(carrier.shopId)}` : carrier.name,
          }))}
        />
      </Field>
      {children}
      <Form.Item noStyle shouldUpdate={(before, after) => before.carrier !== after.carrier}>
        {({ getFieldValue }) => {
          const shopId = Number((getFieldValue('carrier') as string | undefined)?.split('/')[0]);
          const codes = choices.currencies.filter((one) => one.shopId === shopId).map(({ code }) => code);
          return (
            <Field name="currencyCode" label={words.currency} help={words.currencyHelp}>
              <Select
                disabled={codes.length === 0}
                options={codes.map((code) => ({ value: code, label: code }))}
              />
            </Field>
          );
        }}
      </Form.Item>
      <Field name="file" label={words.file} help={words.fileHelp}>
        <SheetInput accept={accept} />
      </Field>
    </>
  );
}

type SheetProps = {
  readonly accept: string;
  readonly id?: string;
  readonly onChange?: (file: File | undefined) => void;
};

/** File input; the form item injects id and onChange. */
const SheetInput = ({ accept, id, onChange }: SheetProps) => (
  <input
    id={id}
    type="file"
    accept={accept}
    className="max-w-full text-small file:mr-3 file:min-h-9 file:rounded-control file:border file:border-line file:bg-surface file:px-3 file:text-ink"
    onChange={({ target }) => onChange?.(target.files?.[0])}
  />
);
