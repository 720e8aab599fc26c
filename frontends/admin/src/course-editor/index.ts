export { CourseEditor } from './CourseEditor.tsx';
export { backOfficeLinks, type EditorLinks } from './editor-links.ts';
