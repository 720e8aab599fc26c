export { UploadProgress } from './UploadProgress.tsx';
export type { UploadQueue, VideoUpload } from './upload-queue.ts';
export { useUploadQueue } from './useUploadQueue.ts';
export { CodecText } from './VideoFacts.tsx';
export { VideoUploads } from './VideoUploads.tsx';
