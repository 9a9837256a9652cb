type Props = {
  readonly label: string;
  readonly urls: readonly string[];
  /** Text while there are no photos. */
  readonly none: string;
  readonly nameOf: (number: number) => string;
};

/** Photos taken at the station, in order. */
export function PhotoStrip({ label, urls, none, nameOf }: Props) {
  return (
    <section aria-label={label} data-photos={urls.length}>
      {urls.length === 0 ? (
        <p className="text-body text-muted">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {urls.map((url, index) => (
            <li key={url}>
              <img
                src={url}
                alt={nameOf(index + 1)}
                className="h-30 w-40 rounded-control border-2 border-line object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
