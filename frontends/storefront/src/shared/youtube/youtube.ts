const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
const videoFolders = new Set(['embed', 'shorts', 'live']);
const idPattern = /^[\w-]{6,20}$/;

const readVideoId = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!hosts.has(hostname)) return undefined;
  return first && videoFolders.has(first) ? second : searchParams.get('v');
};

/** The id of the video at this address of YouTube's, in any of its forms; undefined for a channel or another site. */
export const parseYouTubeId = (address: string): string | undefined => {
  const id = URL.canParse(address) ? readVideoId(new URL(address)) : undefined;
  return id && idPattern.test(id) ? id : undefined;
};

/** The frame that sets no cookie before it plays. */
export const youtubeFrameUrl = (id: string, language: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${language}`;
