import { CourseCardSkeleton, Skeleton } from '@sargam/kit';

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
