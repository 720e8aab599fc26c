import { AvatarImage, ButtonLink, Section, typography, useTranslate } from '@sargam/kit';
import { InstructorMessageForm } from './instructor-message/InstructorMessageForm.tsx';
import styles from './instructor-section.module.css';
import type { Course } from './lessons.ts';

export const InstructorSection = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const person = course.instructorProfile;
  if (!person) return null;
  return (
    <Section id="your-instructor" title={t('storefront.course.your_instructor')}>
      <div className={styles.instructor}>
        <div className={styles.portrait}>
          <AvatarImage id={person._id} photo={person.photo} />
        </div>
        <div className={styles.name}>
          <h3>{person.name}</h3>
          <p className={typography.muted}>{person.band}</p>
        </div>
        <div className={styles.text}>
          <p>{person.bio}</p>
          <ButtonLink variant="ghost" to={`/instructorview/${person._id}`}>
            {person.course.length > 1
              ? t('storefront.course.see_courses', { count: person.course.length })
              : t('storefront.instructors.view')}
          </ButtonLink>
        </div>
      </div>
      <InstructorMessageForm course={course._id} instructor={person} />
    </Section>
  );
};
