import { layout, Section, Text, toast, typography, useTranslate, useUser } from '@sargam/kit';
import { IconDownload, IconFileText, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRequireLogin } from '../../shared/useRequireLogin.ts';
import type { Course } from '../lessons.ts';
import { scrollToOffers } from '../scroll-to-offers.ts';
import styles from './course-files.module.css';

type File = NonNullable<Course['documents']>[number];

type FileRowProps = { name: string; text: string; icon: ReactNode };

/** `text`: a text key. */
const FileRow = ({ name, text, icon }: FileRowProps) => (
  <>
    <IconFileText aria-hidden />
    <span className={layout.grow}>
      <span className={styles.name}>{name}</span>
      <span className={`${typography.tiny} ${typography.muted}`}>
        <Text id={text} />
      </span>
    </span>
    {icon}
  </>
);

/** The signed URL only works in this browser. */
const FileLink = ({ name, src }: { name: string; src: string }) => (
  <a className={styles.file} href={src} download={name}>
    <FileRow name={name} text="storefront.freebies.download" icon={<IconDownload aria-hidden />} />
  </a>
);

/** A click explains what is needed to open the file. */
const LockedFile = ({ name }: { name: string }) => {
  const t = useTranslate();
  const user = useUser();
  const requireLogin = useRequireLogin();
  const explain = (): void => {
    if (!user) return requireLogin();
    const action = { label: t('storefront.lesson.see_prices'), onClick: scrollToOffers };
    toast.warning(t('storefront.files.buy_first'), { action });
  };
  return (
    <button type="button" className={styles.file} onClick={explain}>
      <FileRow name={name} text="storefront.files.locked" icon={<IconLock aria-hidden />} />
    </button>
  );
};

/** Files that students of the course can download. */
export const CourseFiles = ({ course }: { course: Course }) => {
  const files: readonly File[] = course.documents ?? [];
  if (files.length === 0) return null;
  return (
    <Section id="course-files" title={<Text id="storefront.files.title" />}>
      <ul className={styles.files}>
        {files.map(({ _id, name, src }) => (
          <li key={_id}>{src ? <FileLink name={name} src={src} /> : <LockedFile name={name} />}</li>
        ))}
      </ul>
    </Section>
  );
};
