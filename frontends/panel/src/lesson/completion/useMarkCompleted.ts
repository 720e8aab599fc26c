import { type ApiSchemas, api, toast } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

/** Marks the lesson as done by hand, or removes the mark. The cache is updated, because a refetch changes the signed URLs. */
export const useMarkCompleted = (courseId: string, lesson: string) => {
  const client = useQueryClient();
  const failureText = useFailureText({ 'not-enrolled': 'panel.lesson.buy_first' });
  return useMutation({
    mutationFn: (done: boolean) =>
      api.PUT('/learning/done/{lessonId}', { params: { path: { lessonId: lesson } }, body: { done } }),
    onSuccess: (_, done) =>
      client.setQueryData<ApiSchemas['CourseDetail']>(
        courseQuery(courseId).queryKey,
        (course) =>
          course && {
            ...course,
            videos: course.videos?.map((one) =>
              one._id === lesson ? { ...one, completed: done || one.watched } : one,
            ),
          },
      ),
    onError: (error) => toast.error(failureText(error)),
  });
};
