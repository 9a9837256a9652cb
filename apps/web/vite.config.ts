import { antdStylesPlugin } from '@onehaul/workbench/antd-styles';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), antdStylesPlugin(), reactRouter()],
  build: {
    // The server reads the manifest to preload the page's language.
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few chunks instead of dozens: what all pages need, what sign-in and sessions need, and what
              // only content pages need.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 4,
                },
                {
                  name: 'shared',
                  test: /web\/src\/app\/(?!session|portal|fee|seller-paths|private-head|safe-path|sign-in-url|load-texts|failure|use-failure-toast)|ui\/src\/(?!form\/|illustration\/|card|qr-code|rich-text)|i18n\/src\/(?!measures|days)\w+\.ts|i18n\/src\/web-messages|preload-helper|domain\/src\/(language|article|shop|cookie-name)/,
                  minShareCount: 2,
                  priority: 3,
                },
                {
                  name: 'session',
                  test: /web\/src\/(app|features)\/session|packages\/(client\/src\/(?!live)|contract\/src\/(call|encode|envelope|file|member|referral|session|shop|spec-calls|wire)\.)|node_modules\/zod\//,
                  minShareCount: 2,
                  priority: 2,
                },
                // The calculators use forms and amounts too, but nothing else of the sign-in chunk.
                {
                  name: 'form',
                  test: /ui\/src\/form\/|domain\/src\/(money|refusal)|app\/(safe-path|sign-in-url|failure|use-failure-toast)/,
                  minShareCount: 2,
                  priority: 3,
                },
                { name: 'reading', test: /features\/content\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
