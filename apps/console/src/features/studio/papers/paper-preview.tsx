import { paperLayoutCalls } from '@onehaul/contract/console/paper-layouts';
import { invoiceLayout, labelLayout, orderSheetLayout } from '@onehaul/contract/console/studio/paper-layouts';
import type { StaffInputOf } from '@onehaul/client/console';
import type { Language } from '@onehaul/domain/language';
import type { PaperKind } from '@onehaul/domain/paper/layout';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Select, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureNote } from '@onehaul/workbench/failure-note';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { languageNames } from '../../../app/language.ts';
import { useHasPermission } from '../../../app/me.ts';
import { useAddressFilter } from '../../../app/use-address-filter.ts';
import { useGeneratedDocument } from '../../../app/use-generated-document.ts';
import { useRecordFormContext } from '../kit/studio-context.ts';
import { useSettled } from './use-settled.ts';

type Preview = StaffInputOf<(typeof paperLayoutCalls)['preview']>;

const layouts = { label: labelLayout, orderSheet: orderSheetLayout, invoice: invoiceLayout };
/** Long enough that typing a footer does not draw every letter. */
const settleMs = 350;

/** The paper as it will be printed with what the form holds, drawn by the server. */
function PaperPreview({ paper }: { readonly paper: PaperKind }) {
  const { t } = useTranslation('studio');
  const { shop, values } = useRecordFormContext();
  const mayReadOrders = useHasPermission('order:read');
  const [language, setLanguage] = useState<Language>(shop.languages[0]);
  // In the address, because saving or undoing loads the whole form anew.
  const { address, set } = useAddressFilter();
  const orderNumber = address.get('order') ?? '';
  const setOrderNumber = (order: string) => set({ order });
  const [typed, setTyped] = useState(orderNumber);
  const settled = useSettled(values, settleMs);
  const parsed = layouts[paper].values.safeParse(settled);
  const asked = {
    shopId: shop.id,
    language,
    layout: { paper, values: parsed.data },
    ...(orderNumber !== '' && { orderNumber }),
  } as Preview;
  const { data, error, isFetching } = useQuery({
    queryKey: ['paperPreview', JSON.stringify(asked)],
    queryFn: ({ signal }) => callApi(paperLayoutCalls.preview, asked, { signal }),
    // A value that cannot be saved is named at its field; the last picture stays.
    enabled: parsed.success,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const testPage = useGeneratedDocument(paperLayoutCalls.testPage);
  return (
    <section
      aria-label={t('specimen.title')}
      className="grid gap-4 min-[1400px]:sticky min-[1400px]:top-7"
      data-paper-preview
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lead font-semibold">{t('specimen.title')}</h2>
          <p className="text-small text-muted">{t('paper.text')}</p>
        </div>
        <Button
          data-test-page
          disabled={!parsed.success}
          loading={testPage.isBusy}
          onClick={() => void testPage.open(asked)}
        >
          {t('paper.testPage')}
        </Button>
      </div>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setOrderNumber(typed.trim());
        }}
      >
        <label className="grid gap-1 text-small" htmlFor="paper-language">
          {t('paper.language')}
          <Select
            id="paper-language"
            className="min-w-36"
            value={language}
            options={shop.languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={setLanguage}
          />
        </label>
        {mayReadOrders && (
          <>
            <label className="grid gap-1 text-small" htmlFor="paper-order">
              {t('paper.order')}
              <Input
                id="paper-order"
                maxLength={40}
                className="font-mono"
                placeholder={t('paper.sample')}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  if (target.value === '') setOrderNumber('');
                }}
              />
            </label>
            <Button htmlType="submit" data-show-order>
              {t('paper.show')}
            </Button>
          </>
        )}
      </form>
      <FailureNote text={error ? failureOf(error).message : undefined} />
      <div aria-live="polite" aria-busy={isFetching} className="grid gap-4">
        {data ? (
          <>
            {data.pages.map((page, index) => (
              <img
                key={index}
                alt={t('paper.page', { page: index + 1, count: data.count })}
                data-paper-page={index + 1}
                className={`w-full max-w-140 border border-line bg-white ${isFetching ? 'opacity-60' : ''}`}
                src={`data:image/svg+xml,${encodeURIComponent(page)}`}
              />
            ))}
            {data.count > data.pages.length && (
              <p className="text-small text-muted">
                {t('paper.more', { shown: data.pages.length, count: data.count })}
              </p>
            )}
          </>
        ) : (
          !error && <Skeleton active />
        )}
      </div>
    </section>
  );
}

export const LabelPreview = () => <PaperPreview paper="label" />;
export const OrderSheetPreview = () => <PaperPreview paper="orderSheet" />;
export const InvoicePreview = () => <PaperPreview paper="invoice" />;
