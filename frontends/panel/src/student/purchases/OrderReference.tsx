import { useFormat } from '@sargam/kit';

/** Date and id of the order. */
export const OrderReference = ({ id, at }: { id: string; at: string }) => {
  const format = useFormat();
  return (
    <span className="order-name">
      <time className="num" dateTime={at}>
        {format.dateTime(at)}
      </time>
      <span className="num order-id" lang="en">
        {id}
      </span>
    </span>
  );
};
