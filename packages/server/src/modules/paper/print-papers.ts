import { makeLabels, makeOrderSheet } from '../../documents/make-document.ts';
import { findLayout, type PaperReader } from './find-layout.ts';
import { findLabels, findOrderPapers, type PaperRequest } from './find-papers.ts';

/** Labels of the boxes of these orders, in the shop's layout. */
export async function printLabels(
  reader: PaperReader,
  asked: PaperRequest,
  tell?: (done: number) => void,
): Promise<Uint8Array> {
  const { shopId, language } = asked;
  const [layout, boxes] = await Promise.all([
    findLayout(reader, { shopId, language, paper: 'label' }),
    findLabels(reader.db, asked),
  ]);
  return makeLabels(language, layout, boxes, tell);
}

/** Sheets of these orders, in the shop's layout. */
export async function printOrderSheets(
  reader: PaperReader,
  asked: PaperRequest,
  tell?: (done: number) => void,
): Promise<Uint8Array> {
  const { shopId, language } = asked;
  const [layout, orders] = await Promise.all([
    findLayout(reader, { shopId, language, paper: 'orderSheet' }),
    findOrderPapers(reader.db, asked),
  ]);
  return makeOrderSheet(language, layout, orders, tell);
}
