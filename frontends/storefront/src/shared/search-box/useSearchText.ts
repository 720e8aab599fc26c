import { useState } from 'react';

/** What is typed into a box of words. Words that come with the address (going back, a link) are put into it. */
export const useSearchText = (words: string) => {
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  if (words !== seen) {
    setSeen(words);
    if (words !== text.trim()) setText(words);
  }
  return [text, setText] as const;
};
