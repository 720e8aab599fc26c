const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const folders = new Set(['embed', 'shorts', 'live']);
const shape = /^[\w-]{6,20}$/;

const named = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!hosts.has(hostname)) return undefined;
  return first && folders.has(first) ? second : searchParams.get('v');
};

/** The id of the one video at this address of YouTube's; undefined for a channel, a list or another site. */
export const youtubeIdOf = (address: string): string | undefined => {
  const id = URL.canParse(address) ? named(new URL(address)) : undefined;
  return id && shape.test(id) ? id : undefined;
};
