import './purchases.css';
import { useSearchParams } from '@sargam/kit';
import { GiftOrders } from '../gifts/GiftOrders.tsx';
import { AllPurchases } from './AllPurchases.tsx';
import { OnePurchase } from './OnePurchase.tsx';

/** What was bought: courses and gift cards, or the one order that the address names. */
export const PurchasesTab = ({ userId }: { userId: string }) => {
  const [address] = useSearchParams();
  const order = address.get('order');
  return (
    <div className="panel-body">
      {order ? (
        <OnePurchase order={order} />
      ) : (
        <div className="bought-parts">
          <AllPurchases userId={userId} />
          <GiftOrders userId={userId} />
        </div>
      )}
    </div>
  );
};
