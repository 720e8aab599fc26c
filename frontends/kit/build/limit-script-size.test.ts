import { findLargeImports } from './limit-script-size.ts';

const group = (request: string | undefined, files: string[], parents: ReturnType<typeof groupOf>[] = []) =>
  groupOf(request, files, parents);
interface TestGroup {
  readonly origins: readonly { readonly request?: string }[];
  getFiles(): readonly string[];
  getParents(): readonly TestGroup[];
}
function groupOf(request: string | undefined, files: string[], parents: readonly TestGroup[]): TestGroup {
  return {
    origins: [request === undefined ? {} : { request }],
    getFiles: () => files,
    getParents: () => parents,
  };
}

const sizes: Readonly<Record<string, number>> = {
  'frame.js': 90_000,
  'form.js': 20_000,
  'page.js': 45_000,
  'page.css': 900_000,
  'editor.js': 109_000,
  'react-dom.js': 65_000,
};
const find = (groups: TestGroup[], limits = { each: 60, './frame.tsx': 100 }) =>
  findLargeImports(groups, (file) => sizes[file] ?? 0, limits);

const frame = group('./frame.tsx', ['frame.js']);

it('an import counts the script that its parents have not loaded, style sheets do not count', () => {
  expect(find([frame, group('./Page.tsx', ['frame.js', 'page.js', 'page.css'], [frame])])).toEqual([]);
  expect(find([frame, group('./Page.tsx', ['frame.js', 'form.js', 'page.js'], [frame])])).toEqual([
    './Page.tsx loads 65 kB of script after gzip; the limit is 60 kB',
  ]);
});

it('an import may have a limit of its own', () => {
  const editor = group('./Editor.tsx', ['editor.js'], [frame]);
  expect(find([editor])).toHaveLength(1);
  expect(find([editor], { each: 60, './frame.tsx': 100, './Editor.tsx': 110 } as never)).toEqual([]);
});

it('a cycle of imports ends, and shared packages are left out', () => {
  const one: TestGroup = { ...group('./One.tsx', ['form.js']), getParents: () => [other] };
  const other: TestGroup = { ...group('./Other.tsx', ['form.js', 'page.js']), getParents: () => [one] };
  expect(
    find([one, other, group('react-dom', ['react-dom.js']), group(undefined, ['react-dom.js'])]),
  ).toEqual([]);
});
