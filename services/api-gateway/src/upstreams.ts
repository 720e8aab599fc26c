export interface Upstreams {
  readonly none?: undefined;
}
