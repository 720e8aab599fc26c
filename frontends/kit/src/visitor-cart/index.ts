export { useVisitorCart } from './useVisitorCart.ts';
export { type Chosen, chooseForCart, getVisitorCart, takeFromVisitorCart } from './visitor-cart.ts';
