import type { ComponentProps, ReactNode } from 'react';
import { coverKindForCategory } from '../../art/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { Link } from '../../router/Link.tsx';
import typography from '../../theme/typography.module.css';
import { CoverPicture } from '../Art/CoverPicture.tsx';
import { DiscountBadge, Price } from '../Price/Price.tsx';
import { RatingLine } from '../Rating/RatingLine.tsx';
import { CardFacts, type CourseFacts } from './CardFacts.tsx';
import styles from './course-card.module.css';
import { PictureCard } from './PictureCard.tsx';

/** The course fields that the card needs; the CourseCard of the API is assignable. */
export type CourseCardData = CourseFacts & {
  _id: string;
  title: string;
  catagory: string;
  courseType: string;
  instructorName?: string;
  price: number;
  oldPrice?: number | null;
  thumbnail?: string | null;
  rating?: { average: number; count: number } | null;
};

const levelKey = (courseType: string): string => (courseType === 'advance' ? 'advanced' : courseType);

const categoryKey = (catagory: string): string => `kit.category.${coverKindForCategory(catagory)}`;

type Props = {
  course: CourseCardData;
  to?: string;
  action?: ReactNode;
  footer?: ReactNode;
  /** The heading level: `h2` directly under the heading of the page. */
  as?: 'h2' | 'h3';
};

/** A price as it is at the end of a card. */
export const CardPrice = (amounts: ComponentProps<typeof Price>) => (
  <div className={styles.price}>
    <Price {...amounts} />
  </div>
);

/** A course in a list. The link of the title covers the whole card. `action` is placed over the picture, `footer` replaces the price. */
export const CourseCard = ({ course, to = `/courseview?id=${course._id}`, action, footer, as }: Props) => (
  <PictureCard
    picture={
      <>
        <CoverPicture
          id={course._id}
          catagory={course.catagory}
          src={course.thumbnail}
          loading="lazy"
          decoding="async"
          width="400"
          height="300"
        />
        <DiscountBadge price={course.price} oldPrice={course.oldPrice} />
      </>
    }
    action={action}
    above={
      <p className={`${typography.tiny} ${typography.faint}`}>
        <Text id={categoryKey(course.catagory)} /> · <Text id={`kit.level.${levelKey(course.courseType)}`} />
      </p>
    }
    title={<Link to={to}>{course.title}</Link>}
    as={as}
  >
    {course.instructorName && (
      <p className={`${typography.small} ${typography.muted}`}>{course.instructorName}</p>
    )}
    <RatingLine rating={course.rating} />
    {footer ?? (
      <>
        <CardFacts course={course} />
        <CardPrice price={course.price} oldPrice={course.oldPrice} />
      </>
    )}
  </PictureCard>
);
