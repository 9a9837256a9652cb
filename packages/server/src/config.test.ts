import { readSettings } from '@onehaul/settings/read-settings';
import { expect, test } from 'vitest';
import { apiConfig, warnAboutConfig } from './config.ts';

const least = {
  SESSION_SECRETS: 'a secret of this test that is long enough',
  DATA_KEYS: 'a:a data key of this test that is long enough',
  STORAGE: 'disk',
  STORAGE_DIR: '/tmp',
  STORAGE_SECRET: 'signs the addresses of files in this test',
};

test('S-h: in production an API without trusted proxies says at start that all visitors share one limit', () => {
  const warned = (env: Record<string, string>) => {
    const lines: unknown[] = [];
    const config = apiConfig(readSettings('api', { ...least, ...env }));
    warnAboutConfig(config, { warn: (...line: unknown[]) => void lines.push(line) });
    return lines;
  };
  const line = [{ setting: 'TRUSTED_PROXIES' }, expect.stringContaining('share one rate limit')];
  expect(warned({ NODE_ENV: 'production' })).toEqual([line]);
  expect(warned({ NODE_ENV: 'production', TRUSTED_PROXIES: '' })).toEqual([line]);
  expect(warned({ NODE_ENV: 'production', TRUSTED_PROXIES: '10.0.0.4' })).toEqual([]);
  expect(warned({})).toEqual([]);
});
