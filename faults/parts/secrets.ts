/** Required by every process that serves members or writes files; processes refuse a secret used for two purposes. */
export const secretSettings = {
  SESSION_SECRETS: 'session'.repeat(6),
  DATA_KEYS: `faults:${'data-key'.repeat(5)}`,
  STORAGE_SECRET: 'storage'.repeat(6),
};
