import { type ButtonVariant, buttonStyles, Text } from '@sargam/kit';
import type { MouseEvent } from 'react';
import { OFFERS_ID, scrollToOffers } from './scroll-to-offers.ts';

type Props = { variant: ButtonVariant; size?: 'large'; wide?: boolean; text: string };

/** A link to the offers, which works without script. With script it scrolls and the address stays. */
export const ChooseAccessLink = ({ variant, size, wide, text }: Props) => {
  const scroll = (event: MouseEvent): void => {
    event.preventDefault();
    scrollToOffers();
  };
  const classes = [
    buttonStyles.button,
    buttonStyles[variant],
    size && buttonStyles[size],
    wide && buttonStyles.wide,
  ];
  return (
    <a className={classes.filter(Boolean).join(' ')} href={`#${OFFERS_ID}`} onClick={scroll}>
      <Text id={text} />
    </a>
  );
};
