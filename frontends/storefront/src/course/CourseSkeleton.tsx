import { LoadingState, Skeleton } from '@sargam/kit';

const skeletonRows = [1, 2, 3, 4, 5, 6, 7];

export const CourseSkeleton = () => (
  <LoadingState>
    <div className="wrap course-loading">
      <div className="cv">
        <div className="col">
          <div className="stage sk" />
          <Skeleton height={44} width="70%" />
          <Skeleton height={20} width="50%" />
        </div>
        <div className="lessons col">
          {skeletonRows.map((line) => (
            <Skeleton key={line} height={36} />
          ))}
        </div>
      </div>
    </div>
  </LoadingState>
);
