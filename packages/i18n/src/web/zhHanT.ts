import page from '../../messages/zhHanT/page.json' with { type: 'json' };
import storefront from '../../messages/zhHanT/storefront.json' with { type: 'json' };

export const messages = { page, storefront };
