/** Explains an archive to the company's own engineers. The same text in every archive, so that its hash is too. */
export const readmeText = `This is the whole data of one company, exported from Onehaul.

manifest.json          Format version, database schema, company, time of the export, and for every entry its
                       size and SHA-256. "entriesSha256" is the SHA-256 over the lines "path bytes sha256\\n" of
                       all entries in order: two exports of equal data have the same one.
tables/<table>.jsonl   One row per line as a JSON object, UTF-8, ordered by primary key. All tables come from one
                       moment. A column that is null is absent. Times are UTC (ISO 8601). Amounts of money are
                       integers in the smallest unit of their currency. Binary values are hexadecimal after
                       "\\\\x". The company's number (tenant_id) is in the manifest, not in the rows.
files/s/<shop>/...     Pictures, documents and other files, under the key that the rows name.

Passwords are stored as Argon2id hashes, those of staff and of members. Values in columns named "sealed" and
the secrets of authenticators are encrypted with the data keys that the manifest names; only an installation
with the same keys can read them. Sessions, one-time codes and other short-lived secrets are not included, nor
are counters that the database computes.

The comment at the end of this ZIP file is the public key (Ed25519) of the installation that made it and its
signature over the SHA-256 of all bytes before the comment. An import refuses an archive in which anything was
changed.

Keep this file as you would keep the company's books and customer list: it holds both.
`;
