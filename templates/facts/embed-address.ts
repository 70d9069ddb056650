/** How a page from elsewhere is shown. */
export interface Embed {
  src: string;
  /** True for a video, which is wide and begins by itself after the click on it. */
  isVideo: boolean;
}

/**
 * The address to embed for the address of a page, as people copy it from their browsers.
 *
 * - YouTube is embedded from a domain that sets no cookies before a video plays (https://support.google.com/youtube/answer/171780).
 * - Vimeo gets `dnt=1`, which keeps it from tracking (https://help.vimeo.com/hc/en-us/articles/12426260232977).
 */
export function embedFor(address: string): Embed {
  const url = new URL(address);
  return youtube(url) ?? vimeo(url) ?? { src: address, isVideo: false };
}

function youtube({ hostname, pathname, searchParams }: URL): Embed | null {
  const host = hostname.replace(/^(www|m|music)\./, '');
  const [first = '', second] = pathname.slice(1).split('/');
  const isShort = host === 'youtu.be';
  if (!isShort && host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  const list = searchParams.get('list');
  const inPath = isShort ? first : /^(embed|shorts|live|v)$/.test(first) ? second : null;
  const id = inPath || searchParams.get('v') || (list ? 'videoseries' : null);
  if (!id) return null;
  const start = secondsIn(searchParams.get('start') ?? searchParams.get('t') ?? '');
  const query = new URLSearchParams({
    autoplay: '1',
    ...(list && { list }),
    ...(start > 0 && { start: String(start) }),
  });
  return { src: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${query}`, isVideo: true };
}

function vimeo({ hostname, pathname, searchParams }: URL): Embed | null {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  const [, event] = pathname.match(/^\/event\/(\d+)(?:\/embed)?\/?$/) ?? [];
  // Live events have numbers of their own.
  if (event) return { src: `https://vimeo.com/event/${event}/embed`, isVideo: true };
  const [, id, hash = searchParams.get('h')] = pathname.match(/\/(\d+)(?:\/(\w+))?\/?$/) ?? [];
  if (!id) return null;
  // A video that is not listed needs its hash.
  const query = new URLSearchParams({ ...(hash && { h: hash }), dnt: '1', autoplay: '1' });
  return { src: `https://player.vimeo.com/video/${id}?${query}`, isVideo: true };
}

/** The seconds in `90`, `90s`, or `1m30s`. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = time.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
