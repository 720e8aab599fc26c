import fc from 'fast-check';
import { describeSettings, loadSettings, SettingsError, setting } from './index.ts';

const settings = {
  sargamEnv: setting.oneOf('Environment', ['development', 'test', 'production'], {
    default: 'development',
  }),
  checkoutHost: setting.url('Payment gateway', { default: 'http://127.0.0.1:4000', isSandbox: true }),
  storePassword: setting.text('Password of our shop at the payment gateway', {
    default: 'shop',
    secret: true,
  }),
  expireAfter: setting.duration('Time until an unpaid order expires', { default: '30m' }),
  workers: setting.integer('Number of workers', { default: 4, min: 1, max: 16 }),
  identityAddress: setting.address('The identity service'),
  adminEmail: setting.text('First admin', { optional: true }),
  brokers: setting.list('Brokers', { default: 'a:1, b:2' }),
  strict: setting.flag('Whether to be strict', { default: false }),
  siteUrl: setting.siteUrl('Address of the site'),
  codeSecret: setting.key('Signs codes', 'local-code-secret'),
  codeSecretsBefore: setting.list('Earlier values of CODE_SECRET', { default: '', secret: true }),
};

const requiredEnv = { IDENTITY_ADDRESS: 'identity:50051', SITE_URL: 'http://localhost:8080' };
const findProblems = (env: Record<string, string>): readonly string[] => {
  try {
    loadSettings(settings, env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

it('a missing setting has its default, parsed to its type', () => {
  expect(loadSettings(settings, requiredEnv)).toEqual({
    sargamEnv: 'development',
    checkoutHost: 'http://127.0.0.1:4000',
    storePassword: 'shop',
    expireAfter: 1_800_000,
    workers: 4,
    identityAddress: 'identity:50051',
    adminEmail: undefined,
    brokers: ['a:1', 'b:2'],
    strict: false,
    siteUrl: 'http://localhost:8080',
    codeSecret: 'local-code-secret',
    codeSecretsBefore: [],
  });
});

it('staging is production that accepts sandboxes and nothing else of development', () => {
  const staging = {
    ...requiredEnv,
    SARGAM_ENV: 'production',
    CHECKOUT_HOST: 'https://sandbox.payments.example',
    SITE_URL: 'http://staging.example',
  };
  const problemsOf = (env: Record<string, string>) =>
    findProblems(env).map((problem) => problem.split(':')[0]);
  expect(problemsOf(staging)).toEqual(['CHECKOUT_HOST', 'STORE_PASSWORD', 'SITE_URL', 'CODE_SECRET']);
  expect(problemsOf({ ...staging, ACCEPTS_SANDBOXES: 'true' })).toEqual([
    'STORE_PASSWORD',
    'SITE_URL',
    'CODE_SECRET',
  ]);
  const local = { ...staging, ACCEPTS_SANDBOXES: 'true', CHECKOUT_HOST: 'http://127.0.0.1:4000' };
  expect(problemsOf(local)).toContain('CHECKOUT_HOST');
});

it('all problems are reported together, each with the name, the problem and the expected value', () => {
  const problems = findProblems({
    CHECKOUT_HOST: 'nowhere',
    WORKERS: '99',
    EXPIRE_AFTER: 'soon',
    STRICT: 'yes',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^CHECKOUT_HOST: .*address/),
    expect.stringMatching(/^EXPIRE_AFTER: "soon" is not a duration/),
    expect.stringMatching(/^WORKERS: "99" is not a whole number from 1 to 16; set it to/),
    expect.stringMatching(/^IDENTITY_ADDRESS: is not set; set it to a host:port \(The identity service\)/),
    expect.stringMatching(/^STRICT: "yes" is not true or false/),
    expect.stringMatching(/^SITE_URL: is not set/),
  ]);
});

it('an empty text counts as missing', () => {
  expect(loadSettings(settings, { ...requiredEnv, WORKERS: '', ADMIN_EMAIL: '' })).toMatchObject({
    workers: 4,
    adminEmail: undefined,
  });
});

it.each([
  ['0', 0],
  ['7.5', 7.5],
  ['15', 15],
  ['-1', undefined],
  ['100', undefined],
  ['7.555', undefined],
  ['five', undefined],
])('%s is the percentage %s', (text, percent) => {
  const rates = { rate: setting.percent('A rate', { default: 0 }) };
  const load = () => loadSettings(rates, { RATE: text });
  if (percent === undefined) expect(load).toThrow(/^RATE: ".*" is not a percentage/);
  else expect(load()).toEqual({ rate: percent });
});

it('a problem does not contain the value of a secret', () => {
  const secretSettings = { databaseUrl: setting.url('Database', { secret: true }) };
  expect(() => loadSettings(secretSettings, { DATABASE_URL: 'hunter2' })).toThrow(
    /^DATABASE_URL: (?!.*hunter2)/,
  );
});

describe('production', () => {
  const real = {
    ...requiredEnv,
    SARGAM_ENV: 'production',
    CHECKOUT_HOST: 'https://securepay.sslcommerz.com',
    STORE_PASSWORD: 'a-real-password',
    SITE_URL: 'https://sargam.example',
    CODE_SECRET: 'Zk3v9QmT1xW7bR0sLc5YhJ8uEoPaN2dGfVi6KtBqXgU=',
  };

  it('accepts real addresses and non-default secrets', () => {
    expect(findProblems(real)).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:4000',
    'http://localhost:4000',
    'https://sandbox.sslcommerz.com',
    'http://127.9.9.9',
  ])('rejects the sandbox or local address %s', (address) => {
    expect(findProblems({ ...real, CHECKOUT_HOST: address })).toEqual([
      expect.stringMatching(/^CHECKOUT_HOST: is /),
    ]);
  });

  it('rejects default secrets, set explicitly or missing, and reports each of them', () => {
    const { STORE_PASSWORD: _own, CHECKOUT_HOST: _real, ...incomplete } = real;
    expect(findProblems(incomplete)).toHaveLength(2);
    expect(findProblems({ ...real, STORE_PASSWORD: 'shop' })).toEqual([
      expect.stringMatching(/^STORE_PASSWORD: .*default/),
    ]);
  });

  it.each([
    ['SITE_URL', 'http://sargam.example'],
    ['SITE_URL', 'https://localhost'],
    ['CODE_SECRET', 'local-code-secret'],
    ['CODE_SECRET', 'LOCAL_CODE_SECRET-Zk3v9QmT1xW7bR0sLc5YhJ8uEoPaN2dGfVi6KtBqXgU='],
    ['CODE_SECRET', 'Zk3v9QmT1xW7bR0sLc5Y'],
    ['CODE_SECRET', 'abababababababababababababababababababababababab'],
  ])('rejects %s=%s', (name, text) => {
    expect(findProblems({ ...real, [name]: text })).toEqual([expect.stringMatching(`^${name}: `)]);
  });
});

it('any environment gives settings or problems, never another error', () => {
  const names = [
    'SARGAM_ENV',
    'CHECKOUT_HOST',
    'WORKERS',
    'EXPIRE_AFTER',
    'IDENTITY_ADDRESS',
    'BROKERS',
    'STRICT',
  ];
  const env = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.webUrl(), fc.constant('production')),
  );
  fc.assert(fc.property(env, (given) => Array.isArray(findProblems(given))));
});

it('the README table does not contain default secrets', () => {
  expect(describeSettings(settings)).toContain(
    '| `STORE_PASSWORD` | text | development only | Password of our shop at the payment gateway |',
  );
});
