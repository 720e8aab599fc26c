import { courseFiles, sheetDocument } from '../content/index.ts';
import { demoId } from '../identifier.ts';
import type { Caller } from './call.ts';
import type { MakingCourses } from './courses.ts';
import { formOf } from './form.ts';

/** One after another: the page shows them in the order they came in. A repeat changes nothing. */
export const fillCourseFiles = async (admin: Caller, making: MakingCourses): Promise<void> => {
  for (const { course, sheet } of courseFiles) {
    await making.get(course);
    const subject = `${course}/${sheet}`;
    const form = await formOf({ _id: demoId('course-file', subject) }, { documents: sheetDocument(sheet) });
    await admin.post(`/course/addfile/${demoId('course', course)}`, { subject, form });
  }
};
