import './loading.css';

/** Four beats at 100 BPM; decoration beside a text. */
export const Loader = () => (
  <span className="loader" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
);
