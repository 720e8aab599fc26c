import { sampleBuilder } from '@sargam/kit/testing';
import type { InstructorTotals } from './instructor-columns.tsx';

/** The lifetime sums of an instructor for tests. */
export const buildInstructorTotals = sampleBuilder<InstructorTotals>({
  _id: 'i1',
  name: 'Arif Chowdhury',
  published: true,
  courseCount: 3,
  saleCount: 148,
  joinDate: '2025-02-11T08:00:00.000Z',
  sales: 310_000,
  earnings: 180_000,
  sargamCut: 90_000,
  dueSettled: 100_000,
  due: 80_000,
});
