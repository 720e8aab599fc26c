import type { Tier } from '../courses/course.ts';
import type { CourseId, StudentId } from '../ids.ts';

export interface CartTables {
  cart_lines: { student_id: StudentId; course_id: CourseId; tier: Tier; added_at: Date };
}
