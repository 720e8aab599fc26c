const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

type Props = { left: number; tone: 'brand' | 'danger' | 'accent' };

/** `left`: the remaining part, 0 to 1. Decorative: the text beside it has the same information. */
export const ProgressRing = ({ left, tone }: Props) => (
  <svg className="dial" viewBox="0 0 52 52" aria-hidden="true" focusable="false">
    <circle className="rest" cx="26" cy="26" r={RADIUS} />
    <circle
      cx="26"
      cy="26"
      r={RADIUS}
      fill="none"
      stroke={`var(--${tone})`}
      strokeWidth="7"
      strokeDasharray={`${CIRCUMFERENCE * left} ${CIRCUMFERENCE}`}
      transform="rotate(-90 26 26)"
    />
    <circle cx="26" cy="6" r="3" fill="currentColor" />
  </svg>
);
