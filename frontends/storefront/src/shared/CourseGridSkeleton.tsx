import './course-grid.css';
import { CourseCardSkeleton, LoadingState } from '@sargam/kit';

export const CourseGridSkeleton = ({ places = 8 }: { places?: number }) => (
  <LoadingState>
    <div className="course-grid">
      {Array.from({ length: places }, (_, place) => (
        <CourseCardSkeleton key={place} />
      ))}
    </div>
  </LoadingState>
);
