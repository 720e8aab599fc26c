import { foldSpelling } from './fold-spelling.ts';

/** Words of a query that say nothing about a course: every course is for learning and has lessons. */
const texts = [
  'a an the and or of for in on to at by with from my me i you your how what want best good online',
  'learn learning play playing course class lesson teacher instructor tutorial training free',
  'শেখা শিখব শিখতে চাই শিখুন শেখার শেখান কোর্স ক্লাস লেসন পাঠ শিক্ষক ওস্তাদ টিচার ফ্রি বিনামূল্যে অনলাইন',
  'কীভাবে কিভাবে জন্য থেকে ও আর একটি একটা আমি ভালো সেরা বাজানো বাজাতে বাজাই',
  'shekha shikhbo shikhte chai sekha kivabe kibhabe kors korse cource klas leson shikkhok ustad bajano bajate',
];

const commonWords: ReadonlySet<string> = new Set(texts.flatMap((text) => foldSpelling(text).split(' ')));

/** The words that say what is searched; all words if none of them does. */
export const significantWords = (words: readonly string[]): readonly string[] => {
  const significant = words.filter((word) => !commonWords.has(word));
  return significant.length > 0 ? significant : words;
};
