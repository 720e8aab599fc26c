/**
 * The lines that words take in this width: broken at spaces, and where a line ends in the text itself. A word wider than
 * the line is cut between letters, so that nothing runs off the page. A no-break space holds together.
 */
export const breakLines = (
  text: string,
  width: number,
  widthOf: (words: string) => number,
): readonly string[] => text.split('\n').flatMap((paragraph) => fillLines(paragraph, width, widthOf));

const fillLines = (paragraph: string, width: number, widthOf: (words: string) => number): string[] => {
  const lines: string[] = [];
  let line = '';
  const place = (word: string): void => {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
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
    if (rest !== '') place(rest);
  };
  for (const word of paragraph.split(' ').filter((each) => each !== '')) place(word);
  return [...lines, line].filter((each, index) => each !== '' || index === 0);
};

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

const cutWord = (word: string, width: number, widthOf: (words: string) => number) => {
  const [first = '', ...others] = [...letters.segment(word)].map(({ segment }) => segment);
  let head = first;
  for (const letter of others) {
    if (widthOf(head + letter) > width) break;
    head += letter;
  }
  return { head, rest: word.slice(head.length) };
};
