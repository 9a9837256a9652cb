import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The routes are few and the same for every shop: all are known from the first page on.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
