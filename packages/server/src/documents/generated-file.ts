const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file that is sent as the whole answer. */
export const sentFile = (name: string, extension: keyof typeof types, bytes: Uint8Array) => ({
  name: `${name}.${extension}`,
  type: types[extension],
  bytes: new Uint8Array(bytes),
});

/** A file as it travels inside an answer; its name is made of what nobody typed. */
export function generatedFile(name: string, extension: keyof typeof types, bytes: Uint8Array) {
  return {
    name: `${name}.${extension}`,
    type: types[extension],
    content: Buffer.from(bytes).toString('base64'),
  };
}
