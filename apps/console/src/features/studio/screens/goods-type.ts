import { goodsType } from '@onehaul/contract/console/studio/goods-type';
import { screen } from '../kit/screen.ts';

export const goodsTypeScreen = screen(goodsType, {
  columns: ['notes', 'sensitive'],
  form: [['names'], ['notes'], ['sensitive']],
});
