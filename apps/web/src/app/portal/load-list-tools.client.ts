import { loadListToolMessages } from '@onehaul/i18n/list-tool-messages';
import { pageLanguage } from '../page-language.ts';

/** Awaited at the top of a part that loads later. */
export const loadListTools = () => loadListToolMessages(pageLanguage());
