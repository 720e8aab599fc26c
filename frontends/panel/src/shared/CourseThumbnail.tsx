import { type ApiSchemas, CoverPicture } from '@sargam/kit';

type Props = { course: Pick<ApiSchemas['CourseCard'], '_id' | 'catagory' | 'thumbnail'> };

export const CourseThumbnail = ({ course: { _id, catagory, thumbnail } }: Props) => (
  <CoverPicture id={_id} catagory={catagory} src={thumbnail} loading="lazy" decoding="async" />
);
