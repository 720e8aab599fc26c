import { LessonHeader } from './LessonHeader.tsx';
import { LessonList } from './LessonList.tsx';
import { LessonNavigation } from './LessonNavigation.tsx';
import { LessonStage } from './LessonStage.tsx';
import { ShortcutHints } from './ShortcutHints.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';
import { useLessonShortcuts } from './useLessonShortcuts.ts';
import type { useStudyMode } from './useStudyMode.ts';

type Props = { study: CurrentLesson; mode: ReturnType<typeof useStudyMode> };

export const LessonLayout = ({ study, mode }: Props) => {
  useLessonShortcuts(study);
  return (
    <>
      <LessonHeader study={study} mode={mode} />
      <div className="st">
        <div className="stage">
          <LessonStage study={study} />
          <LessonNavigation study={study} />
          <ShortcutHints />
        </div>
        <LessonList study={study} />
      </div>
    </>
  );
};
