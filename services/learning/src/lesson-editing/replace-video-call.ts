import { requireCaller } from '@sargam/chassis/service';
import type { LessonServiceImplementation } from '@sargam/proto/learning/v1/lessons';
import type { Deps } from '../deps.ts';
import { addJob } from '../ladders/ladder-store.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { findVideo } from '../video-files/find-video.ts';
import { editLesson } from './edit-lesson.ts';

/** Progress belongs to the lesson, so it stays. Signed addresses stay valid: they name the lesson and not the object. */
export const replaceVideoCall = (deps: Deps): Pick<LessonServiceImplementation, 'replaceVideo'> => ({
  replaceVideo: async (request, context) => {
    const { uploadId, lessonId } = request;
    const { subject: ownerId } = requireCaller(context);
    return editLesson(deps, context, request.lessonId, {
      action: 'ReplaceVideo',
      asDraft: request.asDraft,
      edit: async (tx) => {
        const video = await findVideo(
          deps,
          uploadId === '' ? request : await useUpload(deps, tx, { uploadId, ownerId, lessonId }),
        );
        await addJob(tx, { lessonId, objectKey: video.object_key }, deps.service.clock());
        return video;
      },
    });
  },
});
