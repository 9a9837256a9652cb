import { goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { browserSession } from '../../app/session/browser-session.ts';

export const remove = (id: number) => browserSession().send(goodsDeclarationCalls.remove, { ids: [id] });

export const restore = (id: number) => browserSession().send(goodsDeclarationCalls.restore, { ids: [id] });
