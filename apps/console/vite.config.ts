import { antdStylesPlugin } from '@onehaul/workbench/antd-styles';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), react(), antdStylesPlugin()],
  // The server replaces this with the nonce of each response (server/pages.ts).
  ...(command === 'build' && { html: { cspNonce: '__nonce__' } }),
  build: {
    outDir: 'build',
    // Read by the size check.
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        // Served from the root, because a worker's scope is its folder: the whole console.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // A few chunks instead of dozens, split by how often their code changes.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 3,
            },
            {
              name: 'contract',
              test: /node_modules\/(zod|@tanstack)\/|packages\/(client\/|domain\/src\/(?!(?:settings|opening-hours|notice|notice-template|sms-size|list-export|sheet-csv|sheet-cell)\.)[\w-]+\.ts|contract\/src\/(call|encode|envelope|wire|console\/staff-(call|session))\.)/,
              priority: 2,
            },
            {
              name: 'shared',
              test: /apps\/console\/src\/app\/(?!(carrier|days|exports|parcel|order|rules|usage)\/)|packages\/(ui|i18n)\/src\/\w+\.tsx?$/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
