import type { Lesson } from './lesson.ts';

type Chapter = Pick<Lesson['chapters'][number], 'seconds' | 'title' | 'titleBn'>;

const pad = (value: number): string => String(value).padStart(2, '0');
const toTime = (seconds: number): string =>
  seconds < 3600
    ? `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
    : `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;

/** Chapters as lines of text: `1:05 Title | শিরোনাম`. */
export const formatChapters = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ seconds, title, titleBn }) => `${toTime(seconds)} ${title}${titleBn ? ` | ${titleBn}` : ''}`)
    .join('\n');

const linePattern = /^(?:(\d+):)?(\d{1,2}):(\d{2})\s+([^|]+)(?:\|(.*))?$/;

const parseLine = (line: string): Chapter | undefined => {
  const [, hours = '0', minutes = '0', seconds = '0', title = '', titleBn = ''] =
    linePattern.exec(line) ?? [];
  if (!title.trim()) return undefined;
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    title: title.trim(),
    titleBn: titleBn.trim(),
  };
};

/** The chapters of the lines; undefined if a line has another form. */
export const parseChapters = (text: string): Chapter[] | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const chapters = lines.flatMap((line) => parseLine(line) ?? []);
  return chapters.length === lines.length ? chapters : undefined;
};
