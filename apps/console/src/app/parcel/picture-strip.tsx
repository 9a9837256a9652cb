type Props = {
  /** Larger pictures, where writing in them must be legible. */
  readonly isLarge?: boolean;
  readonly label: string;
  readonly pictures: readonly { readonly key: string; readonly url: string; readonly caption: string }[];
};

/** Row of pictures; each opens full-size in a new tab. */
export const PictureStrip = ({ label, pictures, isLarge = false }: Props) => (
  <ul
    aria-label={label}
    data-pictures={pictures.length}
    className={`grid gap-2 ${isLarge ? 'grid-cols-1' : 'grid-cols-3'}`}
  >
    {pictures.map(({ key, url, caption }) => (
      <li key={key}>
        <a href={url} target="_blank" rel="noreferrer" className="block">
          <img
            src={url}
            // Empty because the caption already names the surrounding link.
            alt=""
            loading="lazy"
            className="aspect-[4/3] w-full rounded-control border border-line bg-sunken object-cover"
          />
          <span className="mt-0.5 block truncate text-caption text-muted">{caption}</span>
        </a>
      </li>
    ))}
  </ul>
);
