import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingSources } from '../src/checks/cited-sources.ts';
import { contractingMigrations, repeatedNumbers } from '../src/checks/expand-first.ts';
import { findCycles, folderImports } from '../src/checks/folder-cycles.ts';
import { globalClasses } from '../src/checks/global-classes.ts';
import { importsAcrossPackages } from '../src/checks/package-imports.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspace-checks-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

describe('folder cycles', () => {
  it('a cycle over three folders is found with the imports that close it, type-only imports included', async () => {
    await write({
      'cart/cart.ts': "import type { Order } from '../orders/order.ts';",
      'orders/order.ts': "export { refund } from '../refunds/refund.ts';",
      'refunds/refund.ts': "const cart = await import('../cart/cart.ts');",
    });
    expect(findCycles(folderImports(folder))).toEqual([
      [
        'cart/cart.ts imports orders/order.ts',
        'orders/order.ts imports refunds/refund.ts',
        'refunds/refund.ts imports cart/cart.ts',
      ],
    ]);
  });

  it('folders that import in one direction, tests and files of the top folder form no cycle', async () => {
    await write({
      'start.ts': "import './cart/cart.ts';",
      'cart/cart.ts': "import '../orders/order.ts'; import '../start.ts'; import './lines.ts';",
      'orders/order.ts': '',
      'orders/order.test.ts': "import '../cart/cart.ts';",
    });
    expect(findCycles(folderImports(folder))).toEqual([]);
  });
});

describe('cited sources', () => {
  const pages = {
    'docs/decisions.md': '| id | rule |\n|---|---|\n| M4 | price |\n| P2 | ids |\n',
    'docs/payment-gateway.md': '# Gateway\n\n## 6. Signature\n',
  };
  it.each([
    ['// The price is fixed at order time (decision M40).', 'decision M40 is not in docs/decisions.md'],
    ['// See decisions M4 and C9.', 'decision C9 is not in docs/decisions.md'],
    ['// The caller is the owner (P2, P77).', 'decision P77 is not in docs/decisions.md'],
    ['// docs/payment-gateway.md, section 7', 'docs/payment-gateway.md has no section 7'],
    ['// docs/payments.md', 'docs/payments.md does not exist'],
    ['// spec/sslcommerz section 6', '"spec/sslcommerz" is not part of the repository'],
  ])('%s is reported', async (comment, problem) => {
    await write({ ...pages, 'src/order.ts': comment });
    expect(missingSources(folder)).toEqual([`src/order.ts: ${problem}`]);
  });

  it('existing sources, and notes of music, are not reported', async () => {
    await write({
      ...pages,
      'src/order.ts': '// decisions M4 and P2; docs/payment-gateway.md, section 6; the note C4 at 262 Hz\n',
    });
    expect(missingSources(folder)).toEqual([]);
  });
});

describe('imports across packages', () => {
  it('a relative import that leaves its package is reported, one inside is not', async () => {
    await write({
      'tools/demo/package.json': '{}',
      'tools/local/package.json': '{}',
      'tools/demo/src/demo.ts': "import '../../local/src/run.ts'; import './content.ts';",
    });
    expect(importsAcrossPackages(folder)).toEqual(['tools/demo/src/demo.ts imports tools/local/src/run.ts']);
  });
});

describe('migrations', () => {
  const path = (file: string) => `services/store/migrations/${file}`;
  it.each([
    'drop table cards;',
    'alter table cards drop column code;',
    'alter table cards rename column code to hash;',
    'alter table cards alter column code set not null;',
    'alter table cards add column code text not null;',
  ])('"%s" after the first release is reported', async (sql) => {
    await write({ [path('0001_cards.sql')]: sql, [path('0002_codes.sql')]: sql });
    expect(contractingMigrations(folder, { store: '0001_cards.sql' })).toEqual([
      expect.stringContaining(path('0002_codes.sql')),
    ]);
  });

  it('a migration that drops something is accepted if it names the older one that added the replacement', async () => {
    await write({
      [path('0001_cards.sql')]: 'alter table cards add column hash text;',
      [path('0002_codes.sql')]: '-- contracts: 0001_cards.sql\nalter table cards drop column code;',
      [path('0003_states.sql')]:
        "alter table cards add column state text not null default 'new'; -- drop table\n",
    });
    expect(contractingMigrations(folder, {})).toEqual([]);
  });

  it('a migration that drops something is reported if the one it names is not older', async () => {
    await write({ [path('0002_codes.sql')]: '-- contracts: 0009_later.sql\ndrop table codes;' });
    expect(contractingMigrations(folder, {})).toEqual([
      expect.stringContaining('0009_later.sql is not an older'),
    ]);
  });

  it('two migrations with one number are reported, except before the first release', async () => {
    await write({
      [path('0001_cards.sql')]: '',
      [path('0001_codes.sql')]: '',
      [path('0002_states.sql')]: '',
      [path('0002_values.sql')]: '',
    });
    expect(repeatedNumbers(folder, { store: '0001_codes.sql' })).toEqual([
      expect.stringContaining(path('0002_values.sql')),
    ]);
  });
});

describe('global classes', () => {
  const plain = 'frontends/kit/src/page.css';
  const sheet = 'frontends/kit/src/page.module.css';

  it.each([
    [
      'html { --line: #fff } a[href$=".pdf"] { color: red } @media (width < 1.5px) { a { margin: .5em } }',
      [],
    ],
    ['@keyframes grow { 12.5% { opacity: 0 } } /* .price { } */', []],
    ['.price { color: red }', [`${plain}: global classes (price): use a CSS module`]],
    ['a { &.price { color: red } }', [`${plain}: global classes (price): use a CSS module`]],
    ['@scope (.price) { a { color: red } }', [`${plain}: global classes (price): use a CSS module`]],
  ])('a sheet that is not a module: %s', async (css, problems) => {
    await write({ [plain]: css });
    expect(globalClasses(folder)).toEqual(problems);
  });

  it.each([
    ['.price { animation: grow 2s } @keyframes grow { from { opacity: 0 } }', []],
    [':global(.price) { color: red }', [`${sheet}: a module has no :global`]],
    ['.cv { color: red }', [`${sheet}: the class cv is not a word in camelCase of three letters or more`]],
    [
      '.old-price { color: red }',
      [`${sheet}: the class old-price is not a word in camelCase of three letters or more`],
    ],
    ['#main { color: red }', [`${sheet}: a module renames #main: use a class`]],
    [
      '.price { animation: grow 2s }',
      [`${sheet}: a module renames the animation grow, so its keyframes belong into the same file`],
    ],
  ])('a module: %s', async (css, problems) => {
    await write({ [sheet]: css });
    expect(globalClasses(folder)).toEqual(problems);
  });

  it('a class that a component reads and its module does not define is found', async () => {
    await write({
      [sheet]: '.price { color: red }',
      'frontends/kit/src/Page.tsx': "import page from './page.module.css'; [page.price, page.total];",
    });
    expect(globalClasses(folder)).toEqual([`frontends/kit/src/Page.tsx: ${sheet} has no class total`]);
  });

  it('classes of libraries may be global', async () => {
    await write({ [plain]: '.tabler-icon { color: red } .react-calendar__tile:hover { color: red }' });
    expect(globalClasses(folder)).toEqual([]);
  });
});
