import { useState } from 'react';

/** The typed search text. A change of the URL (back button, link) updates it. */
export const useSearchText = (words: string) => {
  const [text, setText] = useState(words);
  const [lastWords, setLastWords] = useState(words);
  if (words !== lastWords) {
    setLastWords(words);
    if (words !== text.trim()) setText(words);
  }
  return [text, setText] as const;
};
