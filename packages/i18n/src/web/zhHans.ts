import page from '../../messages/zhHans/page.json' with { type: 'json' };
import storefront from '../../messages/zhHans/storefront.json' with { type: 'json' };

export const messages = { page, storefront };
