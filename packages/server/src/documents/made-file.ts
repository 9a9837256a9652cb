const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file as it travels inside an answer; its name is made of what nobody typed. */
export function madeFile(name: string, extension: keyof typeof types, bytes: Uint8Array) {
  return {
    name: `${name}.${extension}`,
    type: types[extension],
    content: Buffer.from(bytes).toString('base64'),
  };
}
