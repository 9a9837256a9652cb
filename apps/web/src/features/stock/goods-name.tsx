import { SkuPicture } from './sku-picture.tsx';

type Props = { readonly code: string; readonly name: string; readonly pictureUrl: string };

/** A SKU in a row: picture, name and code. */
export const GoodsName = ({ code, name, pictureUrl }: Props) => (
  <span className="flex min-w-0 items-center gap-3">
    <SkuPicture url={pictureUrl} />
    <span className="grid min-w-0 leading-tight">
      <span className="truncate">{name}</span>
      <code className="truncate font-mono text-caption font-regular text-muted">{code}</code>
    </span>
  </span>
);
