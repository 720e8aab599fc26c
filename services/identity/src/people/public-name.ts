const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Names of many people begin with one of these, so it does not name a person. */
const titles = /^(?:md|mst|mohd|mr|mrs|ms|dr|মো|মোঃ|মোসা|মোসাঃ|ডা|ড)\.?$/iu;

/** The first name with the initial of the last name: `Mitu R.` */
export const toPublicName = (name: string): string => {
  const words = name.split(/[\s.]+/).filter((word) => word !== '');
  const [first = '', ...others] = words.filter((word) => !titles.test(word));
  const [initial] = graphemes.segment(others.at(-1) ?? '');
  return initial ? `${first} ${initial.segment}.` : first;
};
