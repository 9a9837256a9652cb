import { expect, test } from 'vitest';
import { readConfig, warnAboutConfig } from './config.ts';

test('S-h: in production an API without trusted proxies says at start that all visitors share one limit', () => {
  const warned = (env: NodeJS.ProcessEnv) => {
    const lines: unknown[] = [];
    warnAboutConfig(readConfig(env), { warn: (...line: unknown[]) => void lines.push(line) });
    return lines;
  };
  const line = [{ setting: 'TRUSTED_PROXIES' }, expect.stringContaining('share one rate limit')];
  expect(warned({ NODE_ENV: 'production' })).toEqual([line]);
  expect(warned({ NODE_ENV: 'production', TRUSTED_PROXIES: '' })).toEqual([line]);
  expect(warned({ NODE_ENV: 'production', TRUSTED_PROXIES: '10.0.0.4' })).toEqual([]);
  expect(warned({})).toEqual([]);
});
