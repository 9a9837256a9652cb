import page from '../../messages/en/page.json' with { type: 'json' };
import storefront from '../../messages/en/storefront.json' with { type: 'json' };

export const messages = { page, storefront };
