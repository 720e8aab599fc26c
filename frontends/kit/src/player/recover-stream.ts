type Stream = {
  /** Fetches a new URL of the same video and quality; undefined if there is none. Rejects without a connection. */
  renew: () => Promise<string | undefined>;
  /** Loads the part after the position of the video again. */
  load: () => void;
  /** The stream cannot be loaded any more with this URL, or the buffer has run out. */
  onError: () => void;
};

const RETRY_INTERVAL_MS = 1_000;
/** With less than this the video stops before the next attempt ends. */
const MIN_BUFFER_S = 1;

const isExpired = (status: number | undefined): boolean => status === 401 || status === 403;

/** The seconds after the position of the video that are loaded. */
export const bufferedSeconds = ({
  buffered,
  currentTime,
}: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>): number => {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index))
      return buffered.end(index) - currentTime;
  return 0;
};

/** A URL is FOLDER/SIGNATURE/LADDER/PLAYLIST. Files of another ladder have other byte ranges. */
const folderOf = (src: string): string => src.slice(0, src.lastIndexOf('/') + 1);
const ladderOf = (src: string): string | undefined => src.split('/').at(-2);

/**
 * Keeps a video playing from its buffer when its stream cannot be loaded: loads again every second, with a new signature if the
 * URL has expired.
 */
export const createRecovery = (
  video: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>,
  src: string,
  { renew, load, onError }: Stream,
) => {
  let folder = folderOf(src);
  let isRenewed = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renewFolder = async (): Promise<boolean> => {
    const fresh = await renew();
    if (!fresh || ladderOf(fresh) !== ladderOf(src)) return false;
    folder = folderOf(fresh);
    isRenewed = true;
    return true;
  };
  const loadAgain = async (status: number | undefined): Promise<void> => {
    if (bufferedSeconds(video) < MIN_BUFFER_S) return onError();
    let canLoad = true;
    try {
      if (isExpired(status)) canLoad = await renewFolder();
    } catch {
      if (!isClosed) waitAndLoad(status);
      return;
    }
    if (!isClosed) (canLoad ? load : onError)();
  };
  const waitAndLoad = (status: number | undefined): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void loadAgain(status), RETRY_INTERVAL_MS);
  };
  return {
    /** The URL of a file of the stream with the newest signature. */
    renewedUrl: (url: string): string => url.replace(folderOf(src), () => folder),
    onLoaded: (): void => {
      isRenewed = false;
    },
    /** `status` is that of the response; 0 or undefined without a response. A new URL that is refused too is not renewed. */
    onNetworkError: (status: number | undefined): void => {
      if (bufferedSeconds(video) < MIN_BUFFER_S || (isRenewed && isExpired(status))) onError();
      else waitAndLoad(status);
    },
    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
