import { type ApiSchemas, CourseCover, coverKindForCategory } from '@sargam/kit';

type Props = { freebie: Pick<ApiSchemas['FreebieCard'], '_id' | 'catagory' | 'thumbnail'>; eager?: boolean };

/** The uploaded picture, or a generated cover for the instrument. */
export const FreebiePicture = ({ freebie, eager }: Props) =>
  freebie.thumbnail ? (
    <img
      className="art"
      src={freebie.thumbnail}
      alt=""
      width="400"
      height="300"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <CourseCover kind={coverKindForCategory(freebie.catagory)} id={freebie._id} />
  );
