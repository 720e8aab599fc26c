import './purchases.css';
import { useSearchParams } from '@sargam/kit';
import { isFirstLoad } from '../../shared/QueryStates.tsx';
import { GiftOrders } from '../gifts/GiftOrders.tsx';
import { AllPurchases } from './AllPurchases.tsx';
import { SinglePurchase } from './SinglePurchase.tsx';
import { usePurchases } from './usePurchases.ts';

/** Gift cards load at the same time, but stay hidden until the courses above have their height: nothing moves later. */
const PurchaseHistory = ({ userId }: { userId: string }) => {
  const list = usePurchases(userId);
  return (
    <div className="bought-parts">
      <AllPurchases list={list} />
      <div hidden={isFirstLoad(list.purchases)}>
        <GiftOrders userId={userId} />
      </div>
    </div>
  );
};

/** Courses and gift cards, or the order in the address. */
export const PurchasesTab = ({ userId }: { userId: string }) => {
  const [searchParams] = useSearchParams();
  const order = searchParams.get('order');
  return (
    <div className="panel-body">
      {order ? <SinglePurchase order={order} /> : <PurchaseHistory userId={userId} />}
    </div>
  );
};
