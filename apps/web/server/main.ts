import { ownSettings } from '@onehaul/settings/read-settings';
import { createGracefulShutdown } from '@onehaul/web-server/graceful-shutdown';
import { createManagementServer } from '@onehaul/web-server/management';
import { createMetrics } from '@onehaul/web-server/metrics';
import { warnAboutSettings } from '@onehaul/web-server/settings';
import { assetFolder, loadProductionBuild } from './build-files.ts';
import { buildServer } from './server.ts';
import { webSettings } from './settings.ts';
import { openShopDirectory } from './shop-directory.ts';
import { loadDevelopmentSource } from './vite-development.ts';

const settings = webSettings(ownSettings('web'));
const leaving = createGracefulShutdown(settings.drainMs);
const metrics = createMetrics();

const source = settings.isDevelopment ? await loadDevelopmentSource() : undefined;
const pages = source ?? (await loadProductionBuild());
const app = await buildServer({
  settings,
  findShop: openShopDirectory(settings.apiUrl),
  renderPage: pages.renderPage,
  renderPlatformPage: pages.renderPlatformPage,
  languageScripts: pages.languageScripts,
  textScripts: pages.textScripts,
  ownScripts: pages.ownScripts,
  isLeaving: leaving.isLeaving,
  metrics,
  ...(!source && { assetFolder }),
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
