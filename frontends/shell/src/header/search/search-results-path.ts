// No imports: the server reads this too.

/** The results page of these words. */
export const searchResultsPath = (words: string): string =>
  `/search?${new URLSearchParams({ q: words.trim() })}`;
