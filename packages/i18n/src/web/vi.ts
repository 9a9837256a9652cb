import page from '../../messages/vi/page.json' with { type: 'json' };
import storefront from '../../messages/vi/storefront.json' with { type: 'json' };

export const messages = { page, storefront };
