/** Practice sheets of courses, for students who bought the course. */
export interface CourseFileContent {
  readonly course: string;
  readonly sheet: string;
}

export const courseFiles: readonly CourseFileContent[] = [
  { course: 'guitar-first-chords', sheet: 'open-chords' },
  { course: 'guitar-first-chords', sheet: 'practice-week' },
  { course: 'bass-first-grooves', sheet: 'bass-neck' },
  { course: 'drums-first-beat', sheet: 'rudiments' },
  { course: 'piano-both-hands', sheet: 'piano-hands' },
  { course: 'sound-first-recording', sheet: 'recording-levels' },
];
