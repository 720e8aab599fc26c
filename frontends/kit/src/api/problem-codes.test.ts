import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../../locales/en.json';

const services = join(__dirname, '../../../../services');
const sources = globSync('*/src/**/*.ts', { cwd: services })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(services, file), 'utf8') }));

const creation = /(?:domainError\.\w+\(\s*|new DomainError\(\s*[^\s,]+,\s*)([^\s,)]*)/g;

/** Files that create errors with a code from elsewhere, and where the codes are written. */
const codesOfOtherPlaces: Readonly<Record<string, RegExp | undefined>> = {
  'catalogue/src/handlers/course-publication-handlers.ts':
    /'((?:course|bundle|instructor)-(?:has|unpub)[\w-]+)'/g,
  'commerce/src/require-fields.ts': /requireFields\(\s*'([\w-]+)'/g,
  'identity/src/passwords/password-rule.ts': /'(password-too-\w+)'/g,
  'identity/src/sessions/refresh-session.ts': /end\('(session-[\w-]+)'/g,
  'payouts/src/settlements/settlement.ts': /dueConflict\(\s*'([\w-]+)'/g,
  // The same code as the error that is passed on.
  'api-gateway/src/routes/user/account-form.ts': undefined,
  'api-gateway/src/uploads/read-form.ts': undefined,
  'api-gateway/src/api/error-fields.ts': undefined,
  'chassis/src/errors/domain-error.ts': undefined,
  'chassis/src/errors/grpc-errors.ts': undefined,
  'chassis/src/text-rules/text-rules.ts': undefined,
};
const isCreatedElsewhere = (file: string): boolean => Object.hasOwn(codesOfOtherPlaces, file);

const defaultCodes = ['unauthenticated', 'forbidden', 'too-many-requests', 'unavailable', 'internal'];
const textRuleCodes = ['message', 'review', 'answer'].flatMap((kind) =>
  ['email', 'link', 'phone', 'word'].map((rule) => `${kind}-has-${rule}`),
);

const findAll = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The codes of every error that a service creates. */
const listCodes = (): string[] => {
  const written = sources.flatMap(({ text }) =>
    findAll(creation, text).flatMap((code) => /^'([\w-]+)'$/.exec(code)?.[1] ?? []),
  );
  const elsewhere = Object.values(codesOfOtherPlaces).flatMap((pattern) =>
    pattern ? sources.flatMap(({ text }) => findAll(pattern, text)) : [],
  );
  return [...new Set([...written, ...elsewhere, ...defaultCodes, ...textRuleCodes])].sort();
};

it('every code of a refusal has a text', () => {
  const codes = listCodes();
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => !Object.hasOwn(en.problem, code))).toEqual([]);
});

it('every text belongs to a code', () => {
  const codes = new Set(listCodes());
  expect(Object.keys(en.problem).filter((code) => !codes.has(code))).toEqual([]);
});

it('an error with a code from elsewhere is listed here', () => {
  const unknown = sources.flatMap(({ file, text }) =>
    isCreatedElsewhere(file)
      ? []
      : findAll(creation, text)
          .filter((code) => code !== '' && code !== 'undefined' && !code.startsWith("'"))
          .map((code) => `${file}: ${code}`),
  );
  expect(unknown).toEqual([]);
});
