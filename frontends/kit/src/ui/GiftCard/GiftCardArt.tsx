import './gift-card.css';
import type { ReactNode } from 'react';
import { giftCardArt, giftCardTextColor, giftCardViewBox } from '../../art/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { Svg } from '../Art/Illustrations.tsx';

type Props = { id: string | number; value: ReactNode; note?: ReactNode };

/** A gift card: the illustration with the value in the lower left corner. */
export const GiftCardArt = ({ id, value, note }: Props) => (
  <div className="gc" style={{ color: giftCardTextColor(id) }}>
    <Svg className="gart" viewBox={giftCardViewBox} content={giftCardArt(id)} />
    <div className="t">
      <span className="brand">
        <Text id="kit.brand" />
      </span>
      <div className="bt">
        {note && <span className="to">{note}</span>}
        <span className="val">{value}</span>
      </div>
    </div>
  </div>
);
