import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Own, ownContext } from '../src/app/own.server.ts';
import { type RenderOptions, renderContext } from '../src/app/render.server.ts';
import { type Visitor, visitorContext } from '../src/app/visitor.server.ts';

const handle = createRequestHandler(build, process.env.NODE_ENV);

/** Renders the React application's page for a URL and a visitor; an own page also for its member. */
export function renderPage(
  request: Request,
  visitor: Visitor,
  render: RenderOptions,
  own?: Own,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitorContext, visitor);
  context.set(renderContext, render);
  if (own) context.set(ownContext, own);
  return handle(request, context);
}
export type RenderPage = typeof renderPage;
export { openBareRenderer } from './bare-renderer.ts';
export {
  type RenderPlatformPage,
  renderPlatformPage,
} from '../src/features/platform/render-platform.server.tsx';
