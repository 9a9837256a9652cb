const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file that is the whole response body. */
export const responseFile = (name: string, extension: keyof typeof types, bytes: Uint8Array) => ({
  name: `${name}.${extension}`,
  type: types[extension],
  bytes: new Uint8Array(bytes),
});

/** A file embedded in a JSON response as base64; its name contains no user input. */
export function generatedFile(name: string, extension: keyof typeof types, bytes: Uint8Array) {
  return {
    name: `${name}.${extension}`,
    type: types[extension],
    content: Buffer.from(bytes).toString('base64'),
  };
}
