import './course-card.css';
import type { ReactNode } from 'react';
import { coverKindForCategory } from '../../art/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Link } from '../../router/Link.tsx';
import { CourseCover } from '../Art/Illustrations.tsx';
import { DiscountBadge, Price } from '../Price/Price.tsx';

/** What a card needs of a course; the wire's CourseCard fits. */
export type CourseCardData = {
  _id: string;
  title: string;
  catagory: string;
  courseType: string;
  instructorName?: string;
  price: number;
  oldPrice?: number | null;
  thumbnail?: string | null;
};

const level = (courseType: string): string => (courseType === 'advance' ? 'advanced' : courseType);

const Picture = ({ course }: { course: CourseCardData }) =>
  course.thumbnail ? (
    <img
      className="art"
      src={course.thumbnail}
      alt=""
      loading="lazy"
      decoding="async"
      width="400"
      height="300"
    />
  ) : (
    <CourseCover kind={coverKindForCategory(course.catagory)} id={course._id} />
  );

const categoryKey = (catagory: string): string => `kit.category.${coverKindForCategory(catagory)}`;

type Props = {
  course: CourseCardData;
  to?: string;
  action?: ReactNode;
  footer?: ReactNode;
  /** The heading's level: `h2` right under the page's own. */
  as?: 'h2' | 'h3';
};

/** A course on a list: its title's link covers the card. `action` sits over the picture, `foot` replaces the price. */
export const CourseCard = ({
  course,
  to = `/courseview?id=${course._id}`,
  action,
  footer,
  as: Heading = 'h3',
}: Props) => {
  const t = useTranslate();
  return (
    <article className="course">
      <div className="pic">
        <Picture course={course} />
        <DiscountBadge price={course.price} oldPrice={course.oldPrice} />
      </div>
      {action}
      <div className="body">
        <p className="xs faint">
          {t(categoryKey(course.catagory))} · {t(`kit.level.${level(course.courseType)}`)}
        </p>
        <Heading className="course-title">
          <Link to={to}>{course.title}</Link>
        </Heading>
        {course.instructorName && <p className="sm muted">{course.instructorName}</p>}
        {footer ?? <Price price={course.price} oldPrice={course.oldPrice} />}
      </div>
    </article>
  );
};
