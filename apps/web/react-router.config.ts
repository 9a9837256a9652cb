import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The route list is short and identical for every shop, so it ships whole with the first page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
