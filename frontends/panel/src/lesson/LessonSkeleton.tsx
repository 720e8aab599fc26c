import { Skeleton } from '@sargam/kit';

const rows = ['90%', '70%', '82%', '64%', '76%', '88%'];

export const LessonSkeleton = () => (
  <div className="st" aria-hidden="true">
    <div className="stage">
      <div className="stage-shape" />
    </div>
    <div className="list-shape">
      {rows.map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </div>
  </div>
);
