import { useFormat } from '@sargam/kit';

/** When it was bought, and the order's number as it is to be quoted. */
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
