/** Import rules between the packages. A rule's comment says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-import-between-services',
      comment: 'Services share only proto/. Call the other service or subscribe to its topic.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/chassis/' },
      to: { path: '^services/[^/]+/', pathNot: ['^services/chassis/', '^services/$1/'] },
    },
    {
      name: 'chassis-imports-no-service-or-contract',
      comment: 'The chassis contains no business logic. Pass the definition as a parameter.',
      severity: 'error',
      from: { path: '^services/chassis/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(services/(?!chassis/)[^/]+/|proto/)' },
    },
    {
      name: 'no-import-between-remotes',
      comment: 'A remote imports only kit/.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/', pathNot: '^frontends/kit/' },
      to: { path: '^frontends/[^/]+/', pathNot: ['^frontends/kit/', '^frontends/$1/'] },
    },
    {
      name: 'kit-imports-no-front-end',
      comment: 'Code for a single remote belongs to that remote.',
      severity: 'error',
      from: { path: '^frontends/kit/' },
      to: { path: '^frontends/(?!kit/)[^/]+/' },
    },
    {
      name: 'front-ends-import-no-service',
      comment: "The API client is generated from the gateway's schemas.",
      severity: 'error',
      from: { path: '^frontends/' },
      to: { path: '^(services|proto)/' },
    },
    {
      name: 'rules-do-no-io',
      comment:
        'A rules file imports values and types only. Pass the clock and the random source as parameters.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/.+/[^/]+\\.ts$',
        pathNot: [
          '^services/(chassis|api-gateway)/',
          '-(store|handlers|events|client|mail|page|mapping|signature|testing|table|relay|sweep|search|index|snapshot|signer|hash|token|keys|clock|document|documents|model|loader|ffmpeg|job)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: {
        path: [
          '^(node:)?(fs|net|http|https|child_process|dns|tls|timers)(/|$)',
          'node_modules/(pg|kysely|mongoose|kafkajs|ioredis|minio|nodemailer|express|@grpc|nice-grpc)/',
          '^services/chassis/src/(sql|kafka|outbox|inbox|dead-letters|mongo|redis|objects|service|grpc|idempotency)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circular-imports',
      comment: 'Merge the two files, or extract the shared part into a third.',
      severity: 'error',
      from: { pathNot: 'gen/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|\\.sargam|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
