import { type ApiSchemas, layout, Text, typography, useI18n } from '@sargam/kit';
import { IconDownload, IconFileText, IconLock } from '@tabler/icons-react';
import styles from './aside.module.css';

type File = ApiSchemas['CourseFile'];

const toMegabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 100_000) / 10);

const FileText = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  const { t, format } = useI18n();
  return (
    <span className={layout.grow}>
      <span className={styles.name}>{name}</span>
      <span className={`${typography.tiny} ${typography.faint}`}>
        {t('panel.aside.pdf', { size: format.count(toMegabytes(size)) })}
      </span>
    </span>
  );
};

/** The signed URL opens the file in this browser only. Without access there is none. */
const CourseFile = ({ file: { name, size, src } }: { file: File }) =>
  src ? (
    <a className={styles.file} href={src} download={name}>
      <IconFileText aria-hidden />
      <FileText name={name} size={size} />
      <IconDownload aria-hidden />
    </a>
  ) : (
    <span className={`${styles.file} ${typography.faint}`}>
      <IconFileText aria-hidden />
      <FileText name={name} size={size} />
      <span className={layout.visuallyHidden}>
        <Text id="panel.lesson.locked" />
      </span>
      <IconLock aria-hidden />
    </span>
  );

/** The PDFs of the course. */
export const CourseFiles = ({ course }: { course: ApiSchemas['CourseDetail'] }) => {
  const files = course.documents ?? [];
  if (files.length === 0) return null;
  return (
    <section className={styles.extra} aria-labelledby="course-files">
      <h2 id="course-files">
        <Text id="panel.aside.files" />
      </h2>
      <ul>
        {files.map((file) => (
          <li key={file._id}>
            <CourseFile file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
};
