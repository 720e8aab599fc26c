import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A style sheet of a page. `href` is the path inside the remote's build, by which the browser finds it as loaded. */
export type PageStyle = { href: string; css: string };

/** The files of a page: its style sheets, and the paths of its scripts inside the remote's build. */
export type PageFiles = { styles: readonly PageStyle[]; scripts: readonly string[] };

/** Finds the files of lazy pages by the module paths of their imports. */
export type FindPageFiles = (pages: readonly string[]) => PageFiles;

/** The exposed module that every page of a remote needs. */
const ENTRY = 'mount';

const isStyle = (path: string): boolean => path.endsWith('.css');

/** Reads `pages.json`, which the build writes (`build/list-page-files.ts`): the style sheets and scripts of each dynamic import. */
export const readPageFiles = (dist: string): FindPageFiles => {
  const files: Record<string, readonly string[]> = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'));
  const styles = [...new Set(Object.values(files).flat())].filter(isStyle);
  const texts = new Map(styles.map((href) => [href, readFileSync(join(dist, href), 'utf8')]));
  return (pages) => {
    const ofPages = [...new Set([ENTRY, ...pages].flatMap((page) => files[page] ?? []))];
    return {
      styles: ofPages.filter(isStyle).map((href) => ({ href, css: texts.get(href) ?? '' })),
      scripts: ofPages.filter((path) => !isStyle(path)),
    };
  };
};
