const pkg = (name) => `^packages/${name}/`;
/** Which packages each may import beside itself, from the ground up. */
const floors = {
  contracts: [],
  core: ['contracts'],
  blueprint: ['contracts', 'core'],
  compiler: ['contracts', 'core'],
  runtime: ['contracts', 'core'],
  server: ['contracts', 'core', 'blueprint', 'compiler'],
  studio: ['contracts', 'core'],
};
const all = Object.keys(floors);
/** The studio's worker that reads descriptions with the code of the first build; no page of the studio loads it. */
const reader = '^packages/studio/src/features/create/plan/reader\\.worker\\.ts$';

const floorRules = all.map((name) => ({
  name: `floor-${name}`,
  comment: `${name} may import ${floors[name].join(', ') || 'no other package'} alone`,
  severity: 'error',
  from: { path: pkg(name), ...(name === 'studio' ? { pathNot: reader } : {}) },
  to: { path: all.filter((other) => other !== name && !floors[name].includes(other)).map(pkg) },
}));

export default {
  forbidden: [
    ...floorRules,
    {
      name: 'reader-reads-alone',
      comment:
        'The worker that reads descriptions takes no package but blueprint beside those of the studio.',
      severity: 'error',
      from: { path: reader },
      to: { path: ['compiler', 'runtime', 'server'].map(pkg) },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      // Peers of the benches are installed by the benches alone.
      from: { pathNot: '^bench/peers/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { pathNot: '^bench/peers/' },
      // A workspace package resolves past node_modules to its folder and counts as undetermined; the floors hold it.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot: '^(packages|clients|e2e)/',
      },
    },
    {
      name: 'contracts-stand-on-zod-alone',
      severity: 'error',
      from: { path: pkg('contracts'), pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'features-do-not-run-each-other',
      comment: 'A feature takes another feature’s types alone; app.ts hands it the rest.',
      severity: 'error',
      from: { path: '^packages/(server|studio)/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/$1/src/features/',
        pathNot: '^packages/$1/src/features/$2/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(features/|app/|http/|(app|events|main|rates)\\.ts$)' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/studio/src/(ui|lib)/' },
      to: { path: '^packages/studio/src/(features|app)/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['/testing/', '\\.test\\.tsx?$'] },
      to: { path: '^packages/[^/]+/src/testing/' },
    },
    {
      name: 'panels-do-not-import-each-other',
      comment: 'What chat and preview both need stands beside them; the editor’s screen joins them.',
      severity: 'error',
      from: { path: '^packages/studio/src/features/editor/(chat|preview)/' },
      to: {
        path: '^packages/studio/src/features/editor/(chat|preview)/',
        pathNot: '^packages/studio/src/features/editor/$1/',
      },
    },
    {
      name: 'no-junk-drawers',
      severity: 'error',
      from: {},
      to: {
        path: '^(packages|clients|e2e|bench)/.*/(utils|common|helpers|shared)/',
        pathNot: 'node_modules',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'test-results', '^node_modules', 'testing/(?:exports|pages)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
