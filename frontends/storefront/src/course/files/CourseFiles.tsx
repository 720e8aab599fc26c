import './course-files.css';
import { Section, toast, useTranslate, useUser } from '@sargam/kit';
import { IconDownload, IconFileText, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRequireLogin } from '../../shared/useRequireLogin.ts';
import type { Course } from '../lessons.ts';
import { scrollToOffers } from '../scroll-to-offers.ts';

type File = NonNullable<Course['documents']>[number];

type FileRowProps = { name: string; text: string; icon: ReactNode };

const FileRow = ({ name, text, icon }: FileRowProps) => (
  <>
    <IconFileText aria-hidden />
    <span className="grow">
      <span className="course-file-name">{name}</span>
      <span className="xs muted">{text}</span>
    </span>
    {icon}
  </>
);

/** Takes a file home; its address is this browser's alone. */
const FileLink = ({ name, src }: { name: string; src: string }) => {
  const t = useTranslate();
  return (
    <a className="course-file" href={src} download={name}>
      <FileRow name={name} text={t('storefront.freebies.download')} icon={<IconDownload aria-hidden />} />
    </a>
  );
};

/** Says what it needs, as a locked lesson does. */
const LockedFile = ({ name }: { name: string }) => {
  const t = useTranslate();
  const user = useUser();
  const loginFirst = useRequireLogin();
  const say = (): void => {
    if (!user) return loginFirst();
    const action = { label: t('storefront.lesson.see_prices'), onClick: scrollToOffers };
    toast.warning(t('storefront.files.buy_first'), { action });
  };
  return (
    <button type="button" className="course-file" onClick={say}>
      <FileRow name={name} text={t('storefront.files.locked')} icon={<IconLock aria-hidden />} />
    </button>
  );
};

/** What comes with the course to keep. */
export const CourseFiles = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const files: readonly File[] = course.documents ?? [];
  if (files.length === 0) return null;
  return (
    <Section id="course-files" title={t('storefront.files.title')}>
      <ul className="course-files">
        {files.map(({ _id, name, src }) => (
          <li key={_id}>{src ? <FileLink name={name} src={src} /> : <LockedFile name={name} />}</li>
        ))}
      </ul>
    </Section>
  );
};
