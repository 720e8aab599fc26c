const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const pathPrefixes = new Set(['embed', 'shorts', 'live']);
const videoIdPattern = /^[\w-]{6,20}$/;

const findVideoId = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!hosts.has(hostname)) return undefined;
  return first && pathPrefixes.has(first) ? second : searchParams.get('v');
};

/** The id of the video at this YouTube address; undefined for a channel, a playlist or another site. */
export const parseYoutubeId = (address: string): string | undefined => {
  const id = URL.canParse(address) ? findVideoId(new URL(address)) : undefined;
  return id && videoIdPattern.test(id) ? id : undefined;
};
