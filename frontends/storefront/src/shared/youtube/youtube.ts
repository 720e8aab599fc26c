const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
const folders = new Set(['embed', 'shorts', 'live']);
const shape = /^[\w-]{6,20}$/;

const idOf = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!hosts.has(hostname)) return undefined;
  return first && folders.has(first) ? second : searchParams.get('v');
};

/** The id of the video at this address of YouTube's, in any of its forms; undefined for a channel or another site. */
export const youtubeId = (address: string): string | undefined => {
  const id = URL.canParse(address) ? idOf(new URL(address)) : undefined;
  return id && shape.test(id) ? id : undefined;
};

/** The frame that sets no cookie before it plays. */
export const youtubeFrame = (id: string, language: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${language}`;
