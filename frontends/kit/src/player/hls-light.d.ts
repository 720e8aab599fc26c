/** hls.js without parts that we do not use. It has the types of the whole library. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}
