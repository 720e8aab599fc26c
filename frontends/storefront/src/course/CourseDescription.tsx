import { layout, SectionHeader, useTranslate } from '@sargam/kit';
import styles from './course-description.module.css';
import type { Course } from './lessons.ts';

const listNames = ['topic', 'requirements', 'whoFor'] as const;

const BulletList = ({ title, points }: { title: string; points: readonly string[] }) =>
  points.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );

/** Description, topics, requirements and target group. */
export const CourseDescription = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const paragraphs = course.desc.split(/\n+/).filter((line) => line.trim());
  if (paragraphs.length === 0 && listNames.every((name) => course[name].length === 0)) return null;
  return (
    <section
      className={`${layout.section} ${layout.container} ${styles.description}`}
      aria-labelledby="about-course"
    >
      <SectionHeader id="about-course" title={t('storefront.course.about')} />
      {paragraphs.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <div className={styles.lists}>
        {listNames.map((name) => (
          <BulletList key={name} title={t(`storefront.course.${name}`)} points={course[name]} />
        ))}
      </div>
    </section>
  );
};
