export { CourseEditor } from './CourseEditor.tsx';
