import { LessonBar } from './LessonBar.tsx';
import { LessonKeys } from './LessonKeys.tsx';
import { LessonList } from './LessonList.tsx';
import { Stage } from './Stage.tsx';
import { Steps } from './Steps.tsx';
import type { Study } from './useLesson.ts';
import { useLessonKeys } from './useLessonKeys.ts';
import type { useStudyMode } from './useStudyMode.ts';

type Props = { study: Study; mode: ReturnType<typeof useStudyMode> };

export const StudyRoom = ({ study, mode }: Props) => {
  useLessonKeys(study);
  return (
    <>
      <LessonBar study={study} mode={mode} />
      <div className="st">
        <div className="stage">
          <Stage study={study} />
          <Steps study={study} />
          <LessonKeys />
        </div>
        <LessonList study={study} />
      </div>
    </>
  );
};
