// The module `./course-editor`, which other remotes load at run time: the editor of a course, and that of its lessons.
export { LessonEditor } from '../lessons/LessonEditor.tsx';
export { CourseEditor } from './CourseEditor.tsx';
