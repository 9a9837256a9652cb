import { expect, test } from 'vitest';
import { readSettings } from '@onehaul/settings/read-settings';
import { readServerSettings, warnAboutSettings } from './settings.ts';

test('S-h: a page server without trusted proxies says at start that all visitors share one limit', () => {
  const warned = (environment: NodeJS.ProcessEnv) => {
    const lines: unknown[] = [];
    const settings = readServerSettings(readSettings('web', environment), { port: 1, managementPort: 2 });
    warnAboutSettings(settings, { warn: (...line: unknown[]) => void lines.push(line) });
    return lines;
  };
  const line = [{ setting: 'TRUSTED_PROXIES' }, expect.stringContaining('share one rate limit')];
  expect(warned({ NODE_ENV: 'production' })).toEqual([line]);
  expect(warned({ NODE_ENV: 'production', TRUSTED_PROXIES: '10.0.0.4' })).toEqual([]);
  expect(warned({ NODE_ENV: 'development' })).toEqual([]);
});
