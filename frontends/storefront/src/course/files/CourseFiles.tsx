import './course-files.css';
import { Section, toast, useTranslate, useUser } from '@sargam/kit';
import { IconDownload, IconFileText, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLoginFirst } from '../../shared/login-first.ts';
import type { Course } from '../lessons.ts';
import { showOffers } from '../show-offers.ts';

type File = NonNullable<Course['documents']>[number];

type InsideProps = { name: string; text: string; icon: ReactNode };

const Inside = ({ name, text, icon }: InsideProps) => (
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
const Open = ({ name, src }: { name: string; src: string }) => {
  const t = useTranslate();
  return (
    <a className="course-file" href={src} download={name}>
      <Inside name={name} text={t('storefront.freebies.download')} icon={<IconDownload aria-hidden />} />
    </a>
  );
};

/** Says what it needs, as a locked lesson does. */
const Locked = ({ name }: { name: string }) => {
  const t = useTranslate();
  const user = useUser();
  const loginFirst = useLoginFirst();
  const say = (): void => {
    if (!user) return loginFirst();
    const action = { label: t('storefront.lesson.see_prices'), onClick: showOffers };
    toast.warning(t('storefront.files.buy_first'), { action });
  };
  return (
    <button type="button" className="course-file" onClick={say}>
      <Inside name={name} text={t('storefront.files.locked')} icon={<IconLock aria-hidden />} />
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
          <li key={_id}>{src ? <Open name={name} src={src} /> : <Locked name={name} />}</li>
        ))}
      </ul>
    </Section>
  );
};
