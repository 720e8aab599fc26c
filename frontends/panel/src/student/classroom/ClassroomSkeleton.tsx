import { CourseCardSkeleton, Skeleton } from '@sargam/kit';

/** The shape of a classroom: the course to go on with, and three cards. */
export const ClassroomSkeleton = () => (
  <div className="room-skeleton" aria-hidden="true">
    <Skeleton height={300} />
    <div className="mine">
      <CourseCardSkeleton />
      <CourseCardSkeleton />
      <CourseCardSkeleton />
    </div>
  </div>
);
