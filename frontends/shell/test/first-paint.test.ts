/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildTags } from '../server/document.ts';
import { type Running, runShell } from './run-shell.ts';

const course = {
  _id: 'c1',
  title: 'Fingerstyle from zero',
  subtitle: 'To a whole song.',
  catagory: 'Guitar',
  courseType: 'beginner',
  price: 1500,
  oldPrice: null,
  thumbnail: '/api/v1/media/small.webp',
  banner: '/api/v1/media/wide.webp',
  desc: 'First.\nSecond.',
  videos: [{ _id: 'l1', title: 'One' }],
};
const many = [1, 2, 3].map((n) => ({ ...course, _id: `c${n}` }));

let shell: Running;
beforeAll(async () => {
  shell = await runShell({
    '/course/?limit=12': {
      data: many,
      total: 3,
      categories: [{ catagory: 'Guitar', count: 3 }],
    },
    '/course/c1/': course,
  });
});
afterAll(() => shell.stop());

describe('readBuildTags', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shell-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('inlines the styles, so that no second request delays the first paint', () => {
    writeFileSync(join(folder, 'index.css'), 'p{margin:0}');
    writeFileSync(
      join(folder, 'index.html'),
      '<script defer src="/a.js"></script><link href="/index.css" rel="stylesheet">',
    );
    expect(readBuildTags(folder).text).toBe('<style>p{margin:0}</style><script defer src="/a.js"></script>');
  });

  it('throws an error with the build command when there is no build', () => {
    writeFileSync(join(folder, 'index.html'), '<p>');
    expect(() => readBuildTags(folder)).toThrow('build the shell first');
  });
});

it.each([
  ['/login', '<h1>Login</h1>', 'Forgot password?'],
  ['/signup', '<h1>Sign up</h1>', 'Confirm password'],
  ['/signup/CODE', '<h1>Sign up</h1>', 'Date of birth'],
  ['/forgetpassword', '<h1>Forgot password</h1>', 'Send the link'],
])('%s is rendered on the server, with no enabled form fields', async (path, heading, part) => {
  const { text, status } = await shell.page(path);
  expect(status).toBe(200);
  expect(text).toContain(heading);
  expect(text).toContain(part);
  expect(text).toContain('<div class="gate-form" aria-busy="true" inert>');
  expect(text).toContain('<meta name="robots" content="noindex">');
  const written = text.slice(text.indexOf('id="first-paint"'));
  expect(written).not.toContain('<form');
  expect(written).not.toMatch(/<input(?![^>]*readonly)/);
});

it('renders header, page and footer in the elements that React hydrates', async () => {
  const { text } = await shell.page('/about');
  expect(text).toMatch(
    /<div id="root"><div class="written"><a class="skip".*<\/header><\/div><main id="main" tabindex="-1"><div id="first-paint">.*<\/div><\/main><div class="written"><footer.*<\/footer><\/div><\/div><script/s,
  );
});

it('passes the redirect of a login only to the other form', async () => {
  expect((await shell.page('/login?redirect=cart')).text).toContain('href="/signup?redirect=cart"');
  expect((await shell.page('/login?redirect="><b>')).text).toContain('href="/signup?redirect=%22%3E%3Cb%3E"');
});

it('loads the first two images of a list eagerly, and the others lazily', async () => {
  const { text } = await shell.page('/allcourses');
  expect(text.match(/fetchpriority="high"/g)).toHaveLength(2);
  expect(text.match(/loading="lazy"/g)).toHaveLength(1);
});

it('renders the filters of a list as links, with the selected one marked', async () => {
  const { text } = await shell.page('/allcourses');
  expect(text).toContain('<a class="pill" href="/allcourses?catagory=Guitar" >Guitar</a>');
  expect(text).toContain('<a class="pill" href="/allcourses" aria-current="true">All levels</a>');
});

it('renders the poster image and the paragraphs of the description', async () => {
  const { text } = await shell.page('/courseview?id=c1');
  expect(text).toContain('<img class="art" src="/api/v1/media/wide.webp"');
  expect(text).toContain('<p>First.</p><p>Second.</p>');
});
