/**
 * Breaks the text into lines of at most `width`: at spaces and at line breaks, not at no-break spaces. A word wider than a
 * line is cut between graphemes.
 */
export const breakLines = (
  text: string,
  width: number,
  widthOf: (words: string) => number,
): readonly string[] => text.split('\n').flatMap((paragraph) => fillLines(paragraph, width, widthOf));

const fillLines = (paragraph: string, width: number, widthOf: (words: string) => number): string[] => {
  const lines: string[] = [];
  let line = '';
  const addWord = (word: string): void => {
    const extended = line === '' ? word : `${line} ${word}`;
    if (widthOf(extended) <= width) {
      line = extended;
      return;
    }
    if (line !== '') lines.push(line);
    line = '';
    if (widthOf(word) <= width) {
      line = word;
      return;
    }
    const { head, rest } = cutWord(word, width, widthOf);
    lines.push(head);
    if (rest !== '') addWord(rest);
  };
  for (const word of paragraph.split(' ').filter((each) => each !== '')) addWord(word);
  return [...lines, line].filter((each, index) => each !== '' || index === 0);
};

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

const cutWord = (word: string, width: number, widthOf: (words: string) => number) => {
  const [first = '', ...others] = [...graphemes.segment(word)].map(({ segment }) => segment);
  let head = first;
  for (const letter of others) {
    if (widthOf(head + letter) > width) break;
    head += letter;
  }
  return { head, rest: word.slice(head.length) };
};
