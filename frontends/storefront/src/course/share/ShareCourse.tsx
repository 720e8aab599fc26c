import { ShareLinks } from '../../shared/share/ShareLinks.tsx';
import type { Course } from '../lessons.ts';

/** Without the parameters of the visit, such as the page's preview. */
export const ShareCourse = ({ course: { _id, title } }: { course: Course }) => (
  <ShareLinks title={title} path={`/courseview?id=${_id}`} />
);
