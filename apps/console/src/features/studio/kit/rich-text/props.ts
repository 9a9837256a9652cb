export type RichTextProps = {
  /** HTML; empty without text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Accessible name. */
  readonly label: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Language tag of the text, for spelling, hyphenation and glyphs. */
  readonly lang?: string;
  /** Stores a public file of the shop and returns its path, `/files/<kind>/<name>`; without it, no pictures. */
  readonly onUploadPicture?: (file: File) => Promise<{ url: string }>;
  /** Maps the path of a stored picture to a URL of the console's own host, which serves no shop's files. */
  readonly pictureSource?: (path: string) => string;
};
