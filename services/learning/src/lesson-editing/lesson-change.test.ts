import { ChapterList, TempoMap, UpdateLessonRequest } from '@sargam/proto/learning/v1/lessons';
import type { LessonRow } from '../lessons/lesson-store.ts';
import { applyChange, validateFields } from './lesson-change.ts';

const before = {
  title: { en: 'Scales', bn: 'স্কেল' },
  status: 'paid',
  tempo_bpm: 90,
  metre: '4/4',
  first_beat_ms: 500,
  chapters: [{ seconds: 0, title: { en: 'Start', bn: '' } }],
  tempo_changes: [{ beat: 33, bpm: 96 }],
  duration_seconds: 60,
} as unknown as LessonRow;
const change = (request: Parameters<typeof UpdateLessonRequest.fromPartial>[0]) =>
  applyChange(before, UpdateLessonRequest.fromPartial(request));
const { title, status, tempo_bpm, metre, first_beat_ms, chapters, tempo_changes } = before;
const fields = { title, status, tempo_bpm, metre, first_beat_ms, chapters, tempo_changes };

it('fields that are not sent stay unchanged', () => {
  expect(change({})).toEqual(fields);
  expect(change({ titleEn: ' Modes ' })).toEqual({ ...fields, title: { en: 'Modes', bn: 'স্কেল' } });
});

it('0, an empty text, a negative position and an empty list remove a value', () => {
  const removed = { chapters: ChapterList.create(), tempoMap: TempoMap.create() };
  expect(change({ titleBn: '', tempoBpm: 0, metre: '', firstBeatMs: -1, ...removed })).toEqual({
    title: { en: 'Scales', bn: '' },
    status: 'paid',
    tempo_bpm: null,
    metre: null,
    first_beat_ms: null,
    chapters: [],
    tempo_changes: [],
  });
});

const change96 = (beat: number) => ({ beat, bpm: 96 });
const chapter = (seconds: number, en = 'Part') => ({ seconds, title: { en, bn: '' } });

it.each<[string, object, string[]]>([
  ['complete fields', {}, []],
  ['a title of one letter', { title: { en: 'A', bn: '' } }, ['originalname']],
  ['a tempo of 10', { tempo_bpm: 10 }, ['tempo']],
  ['a tempo of 92.5', { tempo_bpm: 92.5 }, []],
  ['a tempo map with changes in order', { tempo_changes: [change96(17), change96(33)] }, []],
  ['a tempo map without a tempo', { tempo_bpm: null }, ['tempoMap']],
  ['a change at the first beat', { tempo_changes: [change96(1)] }, ['tempoMap']],
  ['two changes at one beat', { tempo_changes: [change96(17), change96(17)] }, ['tempoMap']],
  ['a change to 500', { tempo_changes: [{ beat: 17, bpm: 500 }] }, ['tempoMap']],
  ['the metre 7/8', { metre: '7/8' }, []],
  ['the metre 4/5', { metre: '4/5' }, ['metre']],
  ['chapters in order', { chapters: [chapter(0), chapter(30)] }, []],
  ['chapters at one time', { chapters: [chapter(30), chapter(30)] }, ['chapters']],
  ['a chapter without title', { chapters: [chapter(0, '')] }, ['chapters']],
  ['a chapter after the end', { chapters: [chapter(60)] }, ['chapters']],
])('%s', (_condition, changed, faults) => {
  expect(validateFields({ ...fields, ...changed }, 60).map(({ field }) => field)).toEqual(faults);
});
