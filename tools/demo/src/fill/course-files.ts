import { courseFiles, sheetDocument } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { CoursePromises } from './courses.ts';
import { createForm } from './form.ts';
import type { Caller } from './gateway-caller.ts';

/** Adds the files in sequence, because the page shows them in the order of their addition. A repeat changes nothing. */
export const fillCourseFiles = async (admin: Caller, created: CoursePromises): Promise<void> => {
  for (const { course, sheet } of courseFiles) {
    await created.get(course);
    const subject = `${course}/${sheet}`;
    const form = await createForm(
      { _id: demoId('course-file', subject) },
      { documents: sheetDocument(sheet) },
    );
    await admin.post(`/course/addfile/${demoId('course', course)}`, { subject, form });
  }
};
