import { ownSettings } from '@onehaul/settings/read-settings';
import { createGracefulShutdown } from '@onehaul/web-server/graceful-shutdown';
import { createManagementServer } from '@onehaul/web-server/management';
import { createMetrics } from '@onehaul/web-server/metrics';
import { warnAboutSettings } from '@onehaul/web-server/settings';
import { assetFolder, buildFolder, openBuild } from './pages.ts';
import { buildServer } from './server.ts';
import { consoleSettings } from './settings.ts';
import { openSource } from './vite-development.ts';

const settings = consoleSettings(ownSettings('console'));
const leaving = createGracefulShutdown(settings.drainMs);
const metrics = createMetrics();

const source = settings.isDevelopment ? await openSource() : undefined;
const app = await buildServer({
  settings,
  page: source?.page ?? (await openBuild()),
  isLeaving: leaving.isLeaving,
  metrics,
  ...(!source && { assetFolder, rootFolder: buildFolder }),
});
warnAboutSettings(settings, app.log);
await source?.attach(app);

const management = createManagementServer({ isLeaving: leaving.isLeaving, metrics });
management.listen(settings.managementPort, settings.host);
await app.listen({ host: settings.host, port: settings.port });
leaving.onLeave(app.server, async () => {
  await app.close();
  management.close();
});
