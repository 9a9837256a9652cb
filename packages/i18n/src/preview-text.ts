import type { Language } from '@onehaul/domain/language';
import en from '../messages/en/preview.json' with { type: 'json' };
import vi from '../messages/vi/preview.json' with { type: 'json' };
import zhHans from '../messages/zhHans/preview.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/preview.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { zhHans, zhHanT, en, vi };

/** Texts of the preview bar, of shops that are not open, and of the pages that renew a login or say that there is no connection. Only the page server uses them, so no browser loads them. */
export const previewText = (language: Language, key: keyof typeof en): string => texts[language][key];
