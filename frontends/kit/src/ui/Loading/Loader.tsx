import './loading.css';

/** A decorative loading animation: four dots at 100 beats per minute. */
export const Loader = () => (
  <span className="loader" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
);
