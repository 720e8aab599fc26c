// No imports, because the server uses this file as well.

export const searchResultsPath = (words: string): string =>
  `/search?${new URLSearchParams({ q: words.trim() })}`;
