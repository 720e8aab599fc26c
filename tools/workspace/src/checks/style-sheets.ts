/** What the check of the style sheets reads from a sheet. It needs no parser: only selectors and names matter. */

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Texts and addresses can contain braces and dots. */
const TEXT = /"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g;
/** Everything between the end of the last rule or declaration and an opening brace. */
const PRELUDE = /([^{};]*)\{/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const ID = /#([A-Za-z_][\w-]*)/g;
const KEYFRAMES = /@keyframes\s+([\w-]+)/g;
const ANIMATION = /animation(?:-name)?:\s*([^;}]+)/g;

export interface StyleSheet {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly keyframes: ReadonlySet<string>;
  /** The values of `animation` and `animation-name`. */
  readonly animations: readonly string[];
  readonly usesGlobal: boolean;
}

/** `@media (width < 1000.5px)` selects nothing; `@scope (.card)` does. */
const isSelector = (prelude: string): boolean => !/^\s*@(?!scope)/.test(prelude);

const namesIn = (pattern: RegExp, texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

export const parseStyleSheet = (css: string): StyleSheet => {
  const text = css.replace(COMMENT, ' ').replace(TEXT, '""');
  const selectors = [...text.matchAll(PRELUDE)].map(([, prelude = '']) => prelude).filter(isSelector);
  return {
    classes: namesIn(CLASS, selectors),
    ids: namesIn(ID, selectors),
    keyframes: namesIn(KEYFRAMES, [text]),
    animations: [...text.matchAll(ANIMATION)].map(([, value = '']) => value.trim()),
    usesGlobal: /:global\b/.test(text),
  };
};
