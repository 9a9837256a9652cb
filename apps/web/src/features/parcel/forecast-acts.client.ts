import type { InputOf } from '@onehaul/client/send';
import { declarationCalls } from '@onehaul/contract/declaration';
import { type ForecastRow, parcelCalls, type SheetRow } from '@onehaul/contract/parcel';
import type { Language } from '@onehaul/domain/language';
import { maxForecasts } from '@onehaul/domain/parcel/forecast';
import { forecastColumns, forecastHeading } from '@onehaul/i18n/forecast-columns';
import type { Translate } from '@onehaul/i18n/translator';
import { browserSession } from '../../app/session/browser-session.ts';
import { emptyRows, saveFile, workbookOf } from './workbook.ts';

/** Announces parcels; returns what became of each row. */
export const forecast = async (warehouseId: number, rows: readonly ForecastRow[]) =>
  (await browserSession().send(parcelCalls.forecast, { warehouseId, rows: [...rows] })).rows;

/** Reads a sheet without sending anything of it. */
export async function verifySheet(file: File): Promise<readonly SheetRow[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return (await browserSession().send(parcelCalls.verifySheet, { file: bytes })).rows;
}

/** Downloads a template: expected headings, a list of the shop's goods types, and courier numbers as text. */
export async function saveTemplate(
  goodsTypes: readonly { readonly name: string }[],
  language: Language,
  t: Translate<'parcel'>,
): Promise<void> {
  const bytes = await workbookOf({
    name: t('sheet.name'),
    head: forecastColumns.map((column) => forecastHeading(language, column)),
    rows: emptyRows(maxForecasts, forecastColumns.length),
    choices: {
      column: forecastColumns.indexOf('goodsType'),
      name: t('field.goodsType'),
      words: goodsTypes.map(({ name }) => name),
    },
    textColumns: [forecastColumns.indexOf('courierNumber')],
  });
  saveFile(bytes, `${t('sheet.file')}.xlsx`);
}

export const declare = (input: InputOf<typeof declarationCalls.declare>) =>
  browserSession().send(declarationCalls.declare, input);

export const redeclare = (input: InputOf<typeof declarationCalls.redeclare>) =>
  browserSession().send(declarationCalls.redeclare, input);

export const withdrawClaim = (id: number) => browserSession().send(parcelCalls.withdrawClaim, { id });
