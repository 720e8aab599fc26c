const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
const videoFolders = new Set(['embed', 'shorts', 'live']);
const idPattern = /^[\w-]{6,20}$/;

const readVideoId = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!hosts.has(hostname)) return undefined;
  return first && videoFolders.has(first) ? second : searchParams.get('v');
};

/** The video id of a YouTube URL in any of its forms. Undefined for channels and other sites. */
export const parseYouTubeId = (url: string): string | undefined => {
  const id = URL.canParse(url) ? readVideoId(new URL(url)) : undefined;
  return id && idPattern.test(id) ? id : undefined;
};

/** The cookie-free embed URL. */
export const youtubeFrameUrl = (id: string, language: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${language}`;
