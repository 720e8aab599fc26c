import { apiGet, typography, useFormat } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** The length and the codecs of a video. */
export const CodecText = ({ duration, codecs }: { duration: number; codecs: readonly string[] }) => {
  const format = useFormat();
  return (
    <span className={`${typography.small} ${typography.muted} ${typography.digits}`}>
      {[duration > 0 ? format.clock(duration) : '', codecs.join(', ')].filter(Boolean).join(' · ')}
    </span>
  );
};

/** What the server found in a sent video. */
export const VideoFacts = ({ uploadId }: { uploadId: string }) => {
  const { data } = useQuery({ ...apiGet('/uploads/{id}', { path: { id: uploadId } }), retry: false });
  return data ? <CodecText duration={data.duration} codecs={data.codecs} /> : null;
};
