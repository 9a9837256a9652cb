import type { Language } from '@onehaul/domain/language';
import dispatchEn from '../messages/en/dispatch.json' with { type: 'json' };
import financeEn from '../messages/en/finance.json' with { type: 'json' };
import listExportsEn from '../messages/en/listExports.json' with { type: 'json' };
import stationEn from '../messages/en/station.json' with { type: 'json' };
import dispatchVi from '../messages/vi/dispatch.json' with { type: 'json' };
import financeVi from '../messages/vi/finance.json' with { type: 'json' };
import listExportsVi from '../messages/vi/listExports.json' with { type: 'json' };
import stationVi from '../messages/vi/station.json' with { type: 'json' };
import dispatchZhHans from '../messages/zhHans/dispatch.json' with { type: 'json' };
import financeZhHans from '../messages/zhHans/finance.json' with { type: 'json' };
import listExportsZhHans from '../messages/zhHans/listExports.json' with { type: 'json' };
import stationZhHans from '../messages/zhHans/station.json' with { type: 'json' };
import dispatchZhHanT from '../messages/zhHanT/dispatch.json' with { type: 'json' };
import financeZhHanT from '../messages/zhHanT/finance.json' with { type: 'json' };
import listExportsZhHanT from '../messages/zhHanT/listExports.json' with { type: 'json' };
import stationZhHanT from '../messages/zhHanT/station.json' with { type: 'json' };
import { createTranslator, type Translate } from './translator.ts';

const texts = {
  zhHans: {
    dispatch: dispatchZhHans,
    station: stationZhHans,
    finance: financeZhHans,
    listExports: listExportsZhHans,
  },
  zhHanT: {
    dispatch: dispatchZhHanT,
    station: stationZhHanT,
    finance: financeZhHanT,
    listExports: listExportsZhHanT,
  },
  en: { dispatch: dispatchEn, station: stationEn, finance: financeEn, listExports: listExportsEn },
  vi: { dispatch: dispatchVi, station: stationVi, finance: financeVi, listExports: listExportsVi },
};

/** Texts of the console's lists, for the files that are made of them. */
export type ListWords = {
  readonly order: Translate<'dispatch'>;
  readonly parcel: Translate<'station'>;
  readonly payment: Translate<'finance'>;
  readonly file: Translate<'listExports'>;
};

export function listWords(language: Language): ListWords {
  const translator = createTranslator(language, texts[language]);
  return {
    order: translator.of('dispatch'),
    parcel: translator.of('station'),
    payment: translator.of('finance'),
    file: translator.of('listExports'),
  };
}
