import type { TextSize } from '@onehaul/domain/paper/layout';

export const textScale: Readonly<Record<TextSize, number>> = { small: 0.88, normal: 1, large: 1.15 };
