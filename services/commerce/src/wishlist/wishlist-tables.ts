import type { CourseId, StudentId } from '../ids.ts';

export interface WishlistTables {
  wishlist_lines: { student_id: StudentId; course_id: CourseId; added_at: Date };
}
