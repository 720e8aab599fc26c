/** Bangladesh has kept UTC+6 without summer time since 2010. */
const OFFSET_MS = 6 * 60 * 60 * 1000;

/** `2020-01-05 22:58:21`, the gateway's date format: local time in Dhaka, without a zone. */
export const formatDhakaTime = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** `200105225826`, the start of the gateway's numbers. The hour is not padded. */
export const formatDhakaStamp = (at: number): string => {
  const [date = '', time = ''] = formatDhakaTime(at).split(' ');
  const [hour, minute, second] = time.split(':');
  return `${date.slice(2).replaceAll('-', '')}${Number(hour)}${minute}${second}`;
};
