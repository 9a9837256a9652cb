// Import rules of the architecture. An import that no rule forbids is allowed.
const tests = '\\.test\\.tsx?$';

/** Workspace packages that each package may import; packages/testing may import any. */
const arrows = {
  domain: [],
  contract: ['domain'],
  client: ['contract', 'domain'],
  i18n: ['domain'],
  ui: ['domain'],
  workbench: ['domain', 'i18n', 'ui'],
  settings: [],
  server: ['contract', 'domain', 'i18n', 'settings'],
  'web-server': ['domain', 'i18n', 'settings'],
};

/** Server modules by group, bottom up: a module imports its own group and those above it in this list. */
export const moduleGroups = {
  platform: [
    'shop',
    'file',
    'catalog',
    'content',
    'customs',
    'import',
    'mail-sender',
    'order-move',
    'paper',
    'pickup-point',
    'second-person',
    'usage',
  ],
  member: [
    'session',
    'staff',
    'member',
    'address',
    'notice',
    'staff-notice',
    'list-view',
    'wallet',
    'withdrawal',
    'coupon',
    'reward',
    'agent',
  ],
  warehouse: ['fee', 'parcel', 'label', 'service', 'stock'],
  payment: ['payment', 'service-desk', 'failure'],
  order: [
    'consignee',
    'tracking',
    'order',
    'review',
    'fulfilment',
    'expected-box',
    'seller-order',
    'case',
    'overview',
  ],
  seller: ['cod', 'marketplace', 'returns', 'peer', 'dedicated'],
  dispatch: ['order-desk', 'list-export', 'batch', 'studio', 'board', 'carrier-invoice', 'report', 'search'],
  company: [
    'reference',
    'launch',
    'host',
    'kit',
    'archive',
    'erasure',
    'operator-access',
    'platform-announcement',
    'health',
    'company',
  ],
};
const groupRows = Object.values(moduleGroups);
/** Former second names of capabilities; no folder or file may use them again. */
const retired = [
  'support',
  'order-work',
  'order-paper',
  'printing',
  'made-file',
  'added-service',
  'service-request',
];
const modulesPath = (names) => `^packages/server/src/modules/(${names.join('|')})/`;

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Files that import each other cannot be understood or changed one at a time.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere would hide from every other rule.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
  },
  ...Object.entries(arrows).map(([name, allowed]) => ({
    name: `${name}-arrows`,
    comment: `packages/${name} may import of ours: ${allowed.join(', ') || 'nothing'}.`,
    from: { path: `^packages/${name}/`, pathNot: tests },
    to: {
      path: '^(packages|apps|database|tools|e2e|bench|faults)/',
      pathNot: `^packages/(${[name, ...allowed].join('|')})/`,
    },
  })),
  {
    name: 'domain-is-pure',
    comment: 'Rules run in the browser and on the server alike: no packages, no clock, no input or output.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contract-is-wire-only',
    comment: 'The wire is described with our domain and zod, nothing else.',
    from: { path: '^packages/contract/src/', pathNot: tests },
    to: { pathNot: ['^packages/(contract|domain)/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'module-front-door',
    comment:
      'A module is used through its index.ts, so that the rest of it can change freely. Tests may look behind it.',
    from: { path: '^packages/server/src/modules/([^/]+)/', pathNot: tests },
    to: {
      path: '^packages/server/src/modules/[^/]+/',
      pathNot: ['^packages/server/src/modules/$1/', '^packages/server/src/modules/[^/]+/index\\.ts$'],
    },
  },
  ...groupRows.slice(0, -1).map((names, row) => ({
    name: 'module-groups',
    comment: 'A lower group never imports a higher one: it publishes an event instead.',
    from: { path: modulesPath(names), pathNot: tests },
    to: { path: modulesPath(groupRows.slice(row + 1).flat()) },
  })),
  {
    name: 'every-module-in-a-group',
    comment: 'A module outside of moduleGroups would escape the rule above.',
    from: {},
    to: {
      path: '^packages/server/src/modules/[^/]+/',
      pathNot: modulesPath(groupRows.flat()),
    },
  },
  {
    name: 'gateways-one-way-out',
    comment:
      'Whoever opens connections of their own goes past the allow list and the check of addresses in gateways/outbound.ts (decision 051).',
    from: {
      path: '^packages/server/src/(gateways|modules|jobs|outbox)/',
      // gateways/dns asks the resolvers of the installation and connects to nothing it is told.
      pathNot: [
        tests,
        '^packages/server/src/gateways/(outbound|public-address|dns/dns)\\.ts$',
        '-for-tests\\.ts$',
      ],
    },
    to: {
      path: '^(node:)?(http|https|http2|net|tls|dns|dgram)(/|$)|(^|/)node_modules/(undici|axios)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'retired-words',
    comment: 'One word per capability in every layer: docs/glossary.md says which.',
    from: {},
    to: { path: `^(packages|apps)/.*/(${retired.join('|')})[/.-]` },
  },
  {
    name: 'platform-never-modules',
    comment: 'Database, HTTP, jobs and gateways know no capability; modules hand them their routes and jobs.',
    from: {
      path: '^packages/server/src/(db|documents|gateways|html|http|jobs|outbox|studio)/',
      pathNot: tests,
    },
    to: { path: '^packages/server/src/modules/' },
  },
  {
    name: 'app-never-features',
    comment: 'app/ is what all features stand on; they meet in routes/.',
    from: { path: '^apps/[^/]+/src/app/', pathNot: tests },
    to: { path: '^apps/[^/]+/src/(features|routes)/' },
  },
  {
    name: 'features-are-islands',
    comment: 'Features meet in routes/ only.',
    from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    to: { path: '^apps/[^/]+/src/(features|routes)/', pathNot: '^apps/$1/src/features/$2/' },
  },
  {
    name: 'browser-never-server',
    comment: 'What reaches a browser must not reach the database, its drivers or its secrets.',
    from: { path: '^(apps/(web|mobile|console)|packages/(client|ui|workbench|i18n))/', pathNot: tests },
    to: { path: ['^(packages/server|database)/', '(^|/)node_modules/(pg|kysely|ioredis|pg-boss)/'] },
  },
  {
    name: 'server-callers',
    comment: 'The server is run by its two processes and driven by what tests, measures and prepares it.',
    from: {
      pathNot: [
        '^packages/(server|testing)/',
        '^apps/(api|worker)/',
        '^(bench|faults|tools|database)/',
        tests,
      ],
    },
    to: { path: '^packages/server/' },
  },
  {
    name: 'only-tests-import-testing',
    comment: 'Builders and test databases have no place in what runs.',
    from: { pathNot: ['^packages/testing/', '^(e2e|bench|faults)/', tests] },
    to: { path: '^packages/testing/' },
  },
  {
    name: 'nothing-imports-apps',
    comment: 'Apps start things; what others need belongs in a package.',
    from: { pathNot: '^apps/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-are-apart',
    comment: 'An app imports packages, never another app.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'shops-without-antd',
    comment: 'Any part of antd costs a first visit 80 kB: visitors and members get our own kit (084).',
    from: { path: '^(packages/ui|apps/web)/' },
    to: { path: ['(^|/)node_modules/(antd|@ant-design)/', '^packages/workbench/'], reachable: true },
  },
  {
    name: 'antd-by-one-door',
    comment:
      'The styles of exactly those parts are extracted that packages/workbench/src/antd.ts names (decision 010).',
    from: { pathNot: '^packages/workbench/' },
    to: { path: '(^|/)node_modules/(antd|@ant-design|@rc-component)/' },
  },
  {
    name: 'declared-dependencies',
    comment: 'A package imports only what its own package.json lists; tests may use the tools of the root.',
    from: { pathNot: tests },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'installed-in-production',
    comment: 'What runs in production is not a development dependency.',
    from: {
      path: '^(packages|apps)/(?!testing/)[^/]+/(src|server)/',
      pathNot: [tests, '-development\\.ts$', '^apps/[^/]+/src/routes\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.run|\\.tools)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
