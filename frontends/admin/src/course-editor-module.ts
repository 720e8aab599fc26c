// The module `./course-editor`, which other remotes load at run time: the editor of a course, and that of its lessons.

export { CourseEditor } from './course-editor/CourseEditor.tsx';
export { LessonEditor } from './lessons/LessonEditor.tsx';
