import { type ApiSchemas, CoverPicture } from '@sargam/kit';

type Props = { freebie: Pick<ApiSchemas['FreebieCard'], '_id' | 'catagory' | 'thumbnail'>; eager?: boolean };

export const FreebiePicture = ({ freebie: { _id, catagory, thumbnail }, eager }: Props) => (
  <CoverPicture
    id={_id}
    catagory={catagory}
    src={thumbnail}
    width="400"
    height="300"
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);
