/** A bar of the score as it is played: with repeats, a bar is played more than once. Ticks count from the start of the score. */
export type BarTicks = { readonly bar: number; readonly start: number; readonly end: number };

/** A place within a bar: ticks from the start of the bar, and the distance from the left edge of the sheet in CSS pixels. */
export type TickPlace = { readonly tick: number; readonly x: number };

/** A bar of the drawn score, in CSS pixels. Places are in the order of their ticks. */
export type DrawnBar = {
  readonly bar: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly places: readonly TickPlace[];
};

/** One line of the score as SVG. */
export type DrawnLine = { readonly y: number; readonly height: number; readonly svg: string };

export type DrawnScore = {
  readonly height: number;
  readonly lines: readonly DrawnLine[];
  readonly bars: readonly DrawnBar[];
};
