import './purchases.css';
import { useSearchParams } from '@sargam/kit';
import { isFirstLoad } from '../../shared/QueryStates.tsx';
import { GiftOrders } from '../gifts/GiftOrders.tsx';
import { AllPurchases } from './AllPurchases.tsx';
import { SinglePurchase } from './SinglePurchase.tsx';
import { usePurchases } from './usePurchases.ts';

/**
 * Gift cards stand below the courses once these have their height: nobody's eyes or finger are on what then moves. They
 * are asked for at the same time.
 */
const PurchaseHistory = ({ userId }: { userId: string }) => {
  const bought = usePurchases(userId);
  return (
    <div className="bought-parts">
      <AllPurchases bought={bought} />
      <div hidden={isFirstLoad(bought.purchases)}>
        <GiftOrders userId={userId} />
      </div>
    </div>
  );
};

/** What was bought: courses and gift cards, or the one order that the address names. */
export const PurchasesTab = ({ userId }: { userId: string }) => {
  const [address] = useSearchParams();
  const order = address.get('order');
  return (
    <div className="panel-body">
      {order ? <SinglePurchase order={order} /> : <PurchaseHistory userId={userId} />}
    </div>
  );
};
