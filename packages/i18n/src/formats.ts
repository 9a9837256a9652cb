/** Our English is British, so dates put the day before the month. */
const localeOf = (languageTag: string) => (languageTag === 'en' ? 'en-GB' : languageTag);

/** Memoizes formatters: creating one costs more than using it a hundred times. */
function memoize<Options, Format>(make: (languageTag: string, options: Options) => Format) {
  const known = new Map<string, Format>();
  return (languageTag: string, options: Options): Format => {
    const key = `${languageTag} ${JSON.stringify(options)}`;
    let format = known.get(key);
    if (!format) known.set(key, (format = make(localeOf(languageTag), options)));
    return format;
  };
}

export const dateFormat = memoize(
  (languageTag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag, options),
);

export const numberFormat = memoize(
  (languageTag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
);

export const listFormat = memoize(
  (languageTag, options: Intl.ListFormatOptions) => new Intl.ListFormat(languageTag, options),
);
