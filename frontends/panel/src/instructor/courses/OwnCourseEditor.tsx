import {
  Link,
  lazyPart,
  loadRemoteModule,
  PageErrorBoundary,
  Skeleton,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { tabUrl } from '../tabs.ts';
import styles from './courses.module.css';
import { editorLinks, newCourse } from './editor-links.ts';

/** What the remote `admin` exposes. Its fields follow the role of the user. */
type EditorModule = {
  CourseEditor: ComponentType<{ courseId?: string; links: typeof editorLinks }>;
  LessonEditor: ComponentType<{ courseId: string }>;
};
const loadEditor = () => loadRemoteModule<EditorModule>('admin', './course-editor');
const CourseEditor = lazyPart(async () => ({ default: (await loadEditor()).CourseEditor }));
const LessonEditor = lazyPart(async () => ({ default: (await loadEditor()).LessonEditor }));

const Editor = ({ edited, lessons }: { edited: string | null; lessons: string | null }) => {
  if (lessons) return <LessonEditor courseId={lessons} />;
  if (edited === newCourse || !edited) return <CourseEditor links={editorLinks} />;
  return <CourseEditor courseId={edited} links={editorLinks} />;
};

/** The editor of the back-office for an own course, loaded at run time. */
export const OwnCourseEditor = () => {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const [edited, lessons] = [searchParams.get('edit'), searchParams.get('lessons')];
  return (
    <section className={styles.course} aria-labelledby="course-editor">
      <Link to={lessons ? editorLinks.course(lessons) : tabUrl('0')} className={styles.back}>
        <IconArrowLeft aria-hidden />
        {t(lessons ? 'panel.teaching.editor' : 'panel.teaching.back')}
      </Link>
      <h2 id="course-editor">
        {t(
          lessons
            ? 'panel.teaching.lesson_editor'
            : `panel.teaching.${edited === newCourse ? 'new' : 'editor'}`,
        )}
      </h2>
      <PageErrorBoundary isPart>
        <Suspense fallback={<Skeleton height={46} count={10} />}>
          <Editor key={`${edited} ${lessons}`} edited={edited} lessons={lessons} />
        </Suspense>
      </PageErrorBoundary>
    </section>
  );
};
