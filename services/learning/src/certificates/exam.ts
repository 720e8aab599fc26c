/** Marks from 0 to 100; null before the exam. */
export interface Marks {
  readonly theory: number | null;
  readonly practical: number | null;
}

export const maxMark = 100;
/** Each of both exams is passed with this mark. */
const passMark = 40;

export const isMark = (mark: number): boolean => Number.isInteger(mark) && mark >= 0 && mark <= maxMark;

/** Both exams must be passed before a certificate is provided (decision B16). */
export const hasPassed = ({ theory, practical }: Marks): boolean =>
  theory !== null && practical !== null && theory >= passMark && practical >= passMark;
