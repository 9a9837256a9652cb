import type { Language } from '@onehaul/domain/language';
import type { ConfigProviderProps } from 'antd';
import en from 'antd/es/locale/en_GB.js';
import vi from 'antd/es/locale/vi_VN.js';
import zhHans from 'antd/es/locale/zh_CN.js';
import zhHanT from 'antd/es/locale/zh_HK.js';

/** Translations of Ant Design's built-in texts. */
export const antdLocales: Record<Language, ConfigProviderProps['locale']> = { zhHans, zhHanT, en, vi };
