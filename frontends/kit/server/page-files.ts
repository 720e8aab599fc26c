import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A style sheet of a page. `href` is the path inside the remote's build, by which the browser finds it as loaded. */
export type PageStyle = { href: string; css: string };

/** Finds the style sheets of lazy pages by the module paths of their imports. */
export type FindStyles = (pages: readonly string[]) => PageStyle[];

/** The module that every page of a remote needs. */
const ENTRY = './src/mount.tsx';

/** Reads `pages.json`, which the build writes (`build/list-page-styles.ts`): the style sheets of each dynamic import. */
export const readPageStyles = (dist: string): FindStyles => {
  const files: Record<string, readonly string[]> = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'));
  const texts = new Map(
    [...new Set(Object.values(files).flat())].map((href) => [href, readFileSync(join(dist, href), 'utf8')]),
  );
  return (pages) =>
    [...new Set([ENTRY, ...pages].flatMap((page) => files[page] ?? []))].map((href) => ({
      href,
      css: texts.get(href) ?? '',
    }));
};
