import { PortalIcon } from '../../app/portal/portal-icon.tsx';

/** Picture of a SKU or a placeholder. Decorative: the name is shown beside it. */
export const SkuPicture = ({ url }: { readonly url: string }) => (
  <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-small border border-line bg-sunken text-muted">
    {url === '' ? (
      <PortalIcon name="box" className="size-4.5" />
    ) : (
      <img src={url} alt="" loading="lazy" className="size-full object-cover" />
    )}
  </span>
);
