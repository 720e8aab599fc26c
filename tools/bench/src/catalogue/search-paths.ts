/** Searches for the texts of the sample courses in English, Bengali and romanised Bengali, some with spelling errors. */
const phrases = [
  'evening guitar',
  'monsoon piano & keyboard',
  'sound engineering',
  'folk drums',
  'rock bass guitar',
  'festival fusion',
  'classical evenings',
  'teacher 12',
  'begginer studio',
  'guiatr month',
  'গিটার পর্ব ১২',
  'বেজ গিটার',
  'ড্রামস এক মাসের',
  'পিয়ানো ও কিবোর্ড',
  'সাউন্ড ইঞ্জিনিয়ারিং',
  'শিক্ষক ৭',
  'gitar easy',
  'bej gitar',
  'piyano kibord',
  'saund studio',
  'drams rock',
  'tobla gaan',
] as const;

/** One path for each prefix of the phrase, and result pages of the complete phrase with and without a facet. */
const createPaths = (phrase: string, nth: number): string[] => {
  const search = (query: string, rest: string): string =>
    `/api/v1/search/?q=${encodeURIComponent(query)}&${rest}`;
  const letters = [...phrase];
  const typed = letters.map((_, at) =>
    letters
      .slice(0, at + 1)
      .join('')
      .trim(),
  );
  const facet = ['catagory=Guitar', 'level=beginner', 'min=1200&max=2000', 'page=2'][nth % 4];
  return [
    ...typed.map((query) => search(query, 'limit=5')),
    search(phrase, 'limit=20'),
    search(phrase, `limit=20&${facet}`),
  ];
};

/** Distinct searches, the same in every run; adjacent searches come from different phrases. */
export const searchPaths: readonly string[] = (() => {
  const lists = phrases.map(createPaths);
  const longest = Math.max(...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Set(mixed)];
})();
