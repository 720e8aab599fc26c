import './gift-card.css';
import type { ReactNode } from 'react';
import { giftCardArt, giftCardBox, giftCardInk } from '../../art/index.ts';
import { useText } from '../../i18n/useText.ts';
import { Svg } from '../Art/Art.tsx';

type Props = { id: string | number; value: ReactNode; note?: ReactNode };

/** A gift card as it looks in the hand: seven keys from its top edge, the value large in the free corner. */
export const GiftCardArt = ({ id, value, note }: Props) => {
  const t = useText();
  return (
    <div className="gc" style={{ color: giftCardInk(id) }}>
      <Svg className="gart" box={giftCardBox} inside={giftCardArt(id)} />
      <div className="t">
        <span className="brand">{t('kit.brand')}</span>
        <div className="bt">
          {note && <span className="to">{note}</span>}
          <span className="val">{value}</span>
        </div>
      </div>
    </div>
  );
};
