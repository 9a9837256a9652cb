import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
                  test: /web\/src\/app\/(?!session|portal|fee|tracking|seller-paths|own-pages|list-choices|calls-on-demand|revalidate-except-open|use-dates|private-head|safe-path|sign-in-url|load-texts|failure|use-call-form|use-failure-toast|use-act|same-call-key|use-keyed-call|use-loaded|share-button|stars)|ui\/src\/(breadcrumb|button|choice-group|copy-button|empty-state|icon|popover|skip-link|spinner|toast)|i18n\/src\/(?!measures|days|dates)\w+\.ts|i18n\/src\/web-messages|preload-helper|domain\/src\/(language|article|shop|cookie-name)/,
                  minShareCount: 2,
                  priority: 3,
                },
                {
                  name: 'session',
                  test: /web\/src\/(app|features)\/session(?!\/(light-session|before-data|prompts|stay-signed-in|forget-event))|packages\/(client\/src\/(?!live|light-session|call-failed|keep-alive|access-token|session-store|page-presence)|contract\/src\/(call|encode|file|member|session|shop|spec-calls|wire)\.)|node_modules\/zod\//,
                  minShareCount: 2,
                  priority: 2,
                },
                // Rules and formats that lists, forms and calculators share.
                {
                  name: 'measure',
                  test: /domain\/src\/(money|refusal\.|state-machine|parcel\/parcel-state)|i18n\/src\/measures|app\/(failure|use-failure-toast)|ui\/src\/(pager|form\/(select\.|text-input|field))/,
                  minShareCount: 2,
                  priority: 3,
                },
                // Times, which the calculators do not show.
                { name: 'dates', test: /i18n\/src\/dates/, minShareCount: 2, priority: 3 },
                // The calculators use forms and amounts too, but nothing else of the sign-in chunk.
                {
                  name: 'form',
                  test: /ui\/src\/(form\/(code-input|checkbox|error-summary|notice|password-input|submit-button|use-form)|overlay\/(dialog|modal-frame))|app\/(safe-path|sign-in-url|use-call-form)/,
                  minShareCount: 2,
                  priority: 3,
                },
                // What keeps a page signed in, without the contract's schemas.
                {
                  name: 'light-session',
                  test: /client\/src\/(light-session|call-failed|access-token|session-store)|contract\/src\/(envelope|refresh-call)|app\/session\/(light-session|before-data|prompts)/,
                  minShareCount: 2,
                  priority: 3,
                },
                // Rules of accounts, without the calls that use them too.
                {
                  name: 'account',
                  test: /domain\/src\/(member|password|phone)\.|contract\/src\/referral/,
                  minShareCount: 2,
                  priority: 3,
                },
                // A call of a member page.
                {
                  name: 'act',
                  test: /app\/(use-act|same-call-key|use-keyed-call|use-loaded)/,
                  minShareCount: 2,
                  priority: 3,
                },
                // Drawings: the calculators have no vehicles, sign-in and paid orders do.
                {
                  name: 'drawing',
                  test: /ui\/src\/illustration\/(isometric|things)/,
                  minShareCount: 2,
                  priority: 4,
                },
                { name: 'vehicles', test: /ui\/src\/illustration\/vehicles/, minShareCount: 2, priority: 3 },
                // Member pages that the server renders (decision 084).
                {
                  name: 'own',
                  test: /ui\/src\/list\/(page-head|should-ignore-shortcut|state-mark|use-help-key)|app\/(portal\/(portal-icon|copy-number|copy-text|live-note|undo-bar|moment|money-text)|seller-paths|calls-on-demand|use-act|use-dates)|features\/member\/(portal-pages|portal-frame|portal-keys|portrait|side-menu|bottom-tabs|member-navigation|page-notes|first-login-warning)/,
                  minShareCount: 2,
                  priority: 3,
                },
                // What a list shares with its drawer, one chunk instead of several small ones.
                {
                  name: 'parcel-list',
                  test: /features\/parcel\/(export-button|parcel-input|parcel-state-mark|parcel-text|storage-words|use-parcel-acts)/,
                  minShareCount: 2,
                  priority: 3,
                },
                {
                  name: 'order-list',
                  test: /features\/order\/(order-input|order-state-mark|shown-step|use-generated-file)|domain\/src\/order\/order-state/,
                  minShareCount: 2,
                  priority: 3,
                },
                // Lists among them.
                {
                  name: 'own-list',
                  test: /ui\/src\/(list\/(?!key-help|page-head|should-ignore-shortcut|state-mark|use-help-key)|list-message)|app\/(portal\/(act-link|own-list|use-selected-rows)|list-choices|revalidate-except-open)/,
                  minShareCount: 2,
                  priority: 3,
                },
                {
                  name: 'drawing',
                  test: /ui\/src\/illustration\/(steps|things|isometric)/,
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
