import './purchases.css';
import { useSearchParams } from '@sargam/kit';
import { isOnItsWay } from '../../shared/Faces.tsx';
import { GiftOrders } from '../gifts/GiftOrders.tsx';
import { AllPurchases } from './AllPurchases.tsx';
import { OnePurchase } from './OnePurchase.tsx';
import { usePurchases } from './usePurchases.ts';

/**
 * Gift cards stand below the courses once these have their height: nobody's eyes or finger are on what then moves. They
 * are asked for at the same time.
 */
const Everything = ({ userId }: { userId: string }) => {
  const bought = usePurchases(userId);
  return (
    <div className="bought-parts">
      <AllPurchases bought={bought} />
      <div hidden={isOnItsWay(bought.purchases)}>
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
    <div className="panel-body">{order ? <OnePurchase order={order} /> : <Everything userId={userId} />}</div>
  );
};
